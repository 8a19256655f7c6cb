//! A graphics processor that finds the sums of batches.

use std::cell::RefCell;
use std::rc::Rc;

use bezzel_solver::queens::count::Batch;
use js_sys::{Array, Reflect, Uint32Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::adapter::look;
use super::webgpu::{Buffer, GpuDevice, Pipeline, READ, object, text, usage};
use super::{Trouble, TroubleKind};

/// The numbers that describe a tile.
const TILE: u32 = 4;
/// The bytes of a sum.
const SUM: u32 = 8;
/// The most workgroups in a row: what every device has.
const COLUMNS: u32 = 65_535;

/// A graphics processor with the program that compares pairs. It is given back when this is dropped.
pub(super) struct Device {
    opened: GpuDevice,
    pipeline: Pipeline,
    /// Why it has failed: the first reason, from which others follow.
    fault: Rc<RefCell<Option<String>>>,
    _on_error: Closure<dyn Fn(JsValue)>,
}

impl Device {
    /// Opens the graphics processor that the browser offers, if it may count.
    ///
    /// # Errors
    /// Why there is none, or why it cannot be used.
    pub(super) async fn open(named: Option<&str>) -> Result<Self, Trouble> {
        let adapter = look(named).await?;
        let refused = |error| Trouble::new(TroubleKind::Refused, words(&error));
        let device = JsFuture::from(adapter.request_device()).await;
        let device: GpuDevice = device.map_err(refused)?.unchecked_into();
        let fault = Rc::new(RefCell::new(None));
        let on_error = {
            let fault = Rc::clone(&fault);
            Closure::<dyn Fn(JsValue)>::new(move |event| {
                let error = Reflect::get(&event, &"error".into()).unwrap_or_default();
                fault.borrow_mut().get_or_insert_with(|| words(&error));
            })
        };
        device.set_on_error(on_error.as_ref());
        let (lost, reason) = (device.lost(), Rc::clone(&fault));
        spawn_local(async move {
            if let Ok(lost) = JsFuture::from(lost).await {
                reason.borrow_mut().get_or_insert_with(|| words(&lost));
            }
        });
        let program = object(&[("code", Batch::PROGRAM.into())]);
        let module = device.create_shader_module(&program);
        let descriptor = object(&[
            ("layout", "auto".into()),
            ("compute", object(&[("module", module)]).into()),
        ]);
        let pipeline = JsFuture::from(device.create_pipeline(&descriptor)).await;
        Ok(Self {
            pipeline: pipeline.map_err(refused)?.unchecked_into(),
            opened: device,
            fault,
            _on_error: on_error,
        })
    }

    /// The sums of all tiles of a batch, lower half first, for its lists.
    ///
    /// # Errors
    /// If it fails, or has failed before.
    pub(super) async fn sums(&self, lists: &Array) -> Result<Uint32Array, Trouble> {
        let mut buffers = Vec::new();
        let sums = self.compare(lists, &mut buffers).await;
        for buffer in buffers {
            buffer.destroy_buffer();
        }
        let fault = self.fault.borrow().clone();
        let sums = sums.map_err(|error| words(&error));
        let sums = fault.map_or(sums, Err);
        sums.map_err(|fault| Trouble::new(TroubleKind::Lost, fault))
    }

    async fn compare(
        &self,
        lists: &Array,
        buffers: &mut Vec<Buffer>,
    ) -> Result<Uint32Array, JsValue> {
        let mut buffer = |size: u32, usage: u32| {
            let size = object(&[("size", size.into()), ("usage", usage.into())]);
            let buffer = self.opened.create_buffer(&size)?;
            buffers.push(buffer.clone());
            Ok::<_, JsValue>(buffer)
        };
        let (queue, entries) = (self.opened.queue(), Array::new());
        let add = |buffer: &Buffer| {
            let resource = object(&[("buffer", buffer.into())]);
            let binding = entries.length().into();
            entries.push(&object(&[
                ("binding", binding),
                ("resource", resource.into()),
            ]));
        };
        let mut tiles = 0;
        for (binding, list) in lists.iter().enumerate() {
            let list: Uint32Array = list.unchecked_into();
            if binding == 0 {
                tiles = list.length() / TILE;
            }
            let uploaded = buffer(list.byte_length(), usage::STORAGE | usage::COPY_DST)?;
            queue.write(&uploaded, 0, &list)?;
            add(&uploaded);
        }
        let size = tiles * SUM;
        let found = buffer(size, usage::STORAGE | usage::COPY_SRC)?;
        let sums = buffer(size, usage::MAP_READ | usage::COPY_DST)?;
        add(&found);
        let group = self.opened.create_bind_group(&object(&[
            ("layout", self.pipeline.bind_group_layout(0)),
            ("entries", entries.into()),
        ]));
        let encoder = self.opened.create_command_encoder();
        let pass = encoder.begin_compute_pass();
        pass.set_pipeline(&self.pipeline);
        pass.set_bind_group(0, &group);
        let columns = tiles.min(COLUMNS);
        pass.dispatch(columns, tiles.div_ceil(columns));
        pass.end();
        encoder.copy(&found, 0, &sums, 0, size);
        queue.submit(&Array::of1(&encoder.finish()));
        JsFuture::from(sums.map(READ)).await?;
        // The sums are copied, since the mapped memory goes away with the buffer.
        Ok(Uint32Array::new(&Uint32Array::new(&sums.mapped_range()?)))
    }
}

impl Drop for Device {
    fn drop(&mut self) {
        self.opened.destroy();
    }
}

/// The browser's message about an error.
fn words(error: &JsValue) -> String {
    text(error, "message")
}
