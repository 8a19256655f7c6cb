//! A graphics processor that finds the sums of a batch.
//!
//! Nothing here panics if a device fails, since a release build could not continue after a panic.

use std::mem;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use bezzel_solver::queens::count::Batch;
use thiserror::Error;
use wgpu::{
    Adapter, Backends, BindGroupDescriptor, BindGroupEntry, Buffer, BufferAsyncError,
    BufferDescriptor, BufferUsages, CommandEncoderDescriptor, ComputePassDescriptor,
    ComputePipeline, ComputePipelineDescriptor, DeviceDescriptor, DeviceType, Instance,
    InstanceDescriptor, InstanceFlags, Limits, MapMode, PipelineCompilationOptions, Queue,
    ShaderModuleDescriptor, ShaderSource,
};

/// The variable of the environment that names the device to use, as for other programs that stand on wgpu.
pub(crate) const NAME: &str = "WGPU_ADAPTER_NAME";

/// The numbers that describe a tile.
const TILE: usize = 4;
/// The bytes of a sum.
const SUM: usize = size_of::<u64>();
/// The time between two looks of a thread that waits for sums.
const LOOK: Duration = Duration::from_millis(1);
/// A device that takes longer for a batch is given up: batches are made for a tenth of a second at most.
const PATIENCE: Duration = Duration::from_secs(30);

/// A device that cannot be used, or no longer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum DeviceError {
    #[error("no graphics processor was found")]
    None,
    #[error(
        "the only device found, {0}, is a program that this processor runs ({NAME}={0:?} in the environment takes it all \
         the same)"
    )]
    Software(String),
    #[error(
        "no graphics processor has a name with {wanted:?} in it, as {NAME} asks for: there is {found}"
    )]
    Name { wanted: String, found: String },
    #[error("{name} cannot be used: {reason}")]
    Refused { name: String, reason: String },
    #[error("{name} has failed: {reason}")]
    Lost { name: String, reason: String },
}

/// A device with the program that compares pairs.
#[derive(Debug)]
pub(crate) struct Device {
    name: String,
    opened: Option<Opened>,
    /// The reason of its failure.
    fault: Arc<OnceLock<String>>,
    patience: Duration,
}

#[derive(Debug)]
struct Opened {
    device: wgpu::Device,
    queue: Queue,
    pipeline: ComputePipeline,
}

/// The limits that the program needs of a device. Nearly every device has more.
pub(crate) fn needed() -> Limits {
    Limits {
        max_storage_buffers_per_shader_stage: 6,
        ..Limits::downlevel_defaults()
    }
}

impl Device {
    /// Opens the device whose name has these words in it, or else the fastest kind that there is.
    ///
    /// # Errors
    ///
    /// If there is no device, if it is a software renderer that was not asked for, or if its limits are too low.
    pub(crate) fn open(wanted: Option<&str>, limits: Limits) -> Result<Self, DeviceError> {
        let instance = Instance::new(InstanceDescriptor {
            flags: InstanceFlags::empty(),
            ..InstanceDescriptor::new_without_display_handle()
        });
        let adapters = pollster::block_on(instance.enumerate_adapters(Backends::all()));
        let adapter = choose(adapters, wanted)?;
        let name = adapter.get_info().name;
        let refused = |reason: String| DeviceError::Refused {
            name: name.clone(),
            reason,
        };
        let request = DeviceDescriptor {
            required_limits: limits,
            ..DeviceDescriptor::default()
        };
        let (device, queue) = pollster::block_on(adapter.request_device(&request))
            .map_err(|error| refused(error.to_string()))?;
        let fault = Arc::new(OnceLock::new());
        let (lost, wrong) = (Arc::clone(&fault), Arc::clone(&fault));
        // Only the first reason is kept, since others follow from it.
        device.set_device_lost_callback(move |_, reason| drop(lost.set(reason)));
        device.on_uncaptured_error(Arc::new(move |error: wgpu::Error| {
            drop(wrong.set(error.to_string()));
        }));
        let program = device.create_shader_module(ShaderModuleDescriptor {
            label: None,
            source: ShaderSource::Wgsl(Batch::PROGRAM.into()),
        });
        let pipeline = device.create_compute_pipeline(&ComputePipelineDescriptor {
            label: None,
            layout: None,
            module: &program,
            entry_point: None,
            compilation_options: PipelineCompilationOptions {
                // The program writes all memory before it reads it.
                zero_initialize_workgroup_memory: false,
                ..PipelineCompilationOptions::default()
            },
            cache: None,
        });
        if let Some(reason) = fault.get() {
            return Err(refused(reason.clone()));
        }
        Ok(Self {
            name,
            opened: Some(Opened {
                device,
                queue,
                pipeline,
            }),
            fault,
            patience: PATIENCE,
        })
    }

    /// The name that the driver gives to the device.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The sums of all tiles, for the lists of a batch.
    ///
    /// # Errors
    ///
    /// If the device fails, or has failed before.
    pub(crate) fn sums(&self, lists: [&[u32]; 5]) -> Result<Vec<u64>, DeviceError> {
        if lists[0].is_empty() {
            return Ok(Vec::new());
        }
        match &self.opened {
            Some(opened) if self.fault.get().is_none() => {
                opened.sums(lists, self.patience, &self.fault)
            }
            _ => Err(Fault::default()),
        }
        .map_err(|Fault(reason)| DeviceError::Lost {
            name: self.name.clone(),
            // The driver's own message says more than its consequences.
            reason: self.fault.get_or_init(|| reason).clone(),
        })
    }

    /// Gives the device up at once.
    #[cfg(test)]
    pub(crate) const fn lose_patience(&mut self) {
        self.patience = Duration::ZERO;
    }

    /// Takes the device away, as a driver does that ends.
    #[cfg(test)]
    pub(crate) fn destroy(&self) {
        if let Some(opened) = &self.opened {
            opened.device.destroy();
        }
    }
}

impl Drop for Device {
    fn drop(&mut self) {
        if self.fault.get().is_some() {
            // Closing a device means waiting for it.
            mem::forget(self.opened.take());
        }
    }
}

/// The first fault that a device has reported.
#[derive(Debug, Default)]
struct Fault(String);

impl<E: std::error::Error> From<E> for Fault {
    fn from(error: E) -> Self {
        Self(error.to_string())
    }
}

impl Opened {
    fn sums(
        &self,
        lists: [&[u32]; 5],
        patience: Duration,
        fault: &OnceLock<String>,
    ) -> Result<Vec<u64>, Fault> {
        let tiles = lists[0].len() / TILE;
        let size = (tiles * SUM) as u64;
        let buffers = lists.into_iter().map(|list| self.upload(list));
        let mut buffers = buffers.collect::<Result<Vec<Buffer>, Fault>>()?;
        buffers.push(self.buffer(size, BufferUsages::STORAGE | BufferUsages::COPY_SRC, false));
        let entries: Vec<BindGroupEntry> = (0..)
            .zip(&buffers)
            .map(|(binding, buffer)| BindGroupEntry {
                binding,
                resource: buffer.as_entire_binding(),
            })
            .collect();
        let group = self.device.create_bind_group(&BindGroupDescriptor {
            label: None,
            layout: &self.pipeline.get_bind_group_layout(0),
            entries: &entries,
        });
        let mut encoder = self
            .device
            .create_command_encoder(&CommandEncoderDescriptor::default());
        let mut pass = encoder.begin_compute_pass(&ComputePassDescriptor::default());
        pass.set_pipeline(&self.pipeline);
        pass.set_bind_group(0, &group, &[]);
        let columns = tiles.min(self.device.limits().max_compute_workgroups_per_dimension as usize);
        pass.dispatch_workgroups(columns as u32, tiles.div_ceil(columns) as u32, 1);
        drop(pass);
        let sums = self.buffer(size, BufferUsages::MAP_READ | BufferUsages::COPY_DST, false);
        if let Some(found) = buffers.last() {
            encoder.copy_buffer_to_buffer(found, 0, &sums, 0, size);
        }
        self.queue.submit([encoder.finish()]);
        let (tell, told) = mpsc::channel();
        sums.map_async(MapMode::Read, .., move |outcome| drop(tell.send(outcome)));
        self.wait(&told, patience, fault)?;
        let bytes = sums.get_mapped_range(..)?;
        let (sums, _) = bytes.as_chunks::<SUM>();
        Ok(sums.iter().map(|sum| u64::from_le_bytes(*sum)).collect())
    }

    fn buffer(&self, size: u64, usage: BufferUsages, mapped_at_creation: bool) -> Buffer {
        self.device.create_buffer(&BufferDescriptor {
            label: None,
            size,
            usage,
            mapped_at_creation,
        })
    }

    fn upload(&self, list: &[u32]) -> Result<Buffer, Fault> {
        let buffer = self.buffer(size_of_val(list) as u64, BufferUsages::STORAGE, true);
        buffer
            .get_mapped_range_mut(..)?
            .copy_from_slice(bytemuck::cast_slice(list));
        buffer.unmap();
        Ok(buffer)
    }

    /// Waits until sums can be read.
    fn wait(
        &self,
        told: &Receiver<Result<(), BufferAsyncError>>,
        patience: Duration,
        fault: &OnceLock<String>,
    ) -> Result<(), Fault> {
        let begun = Instant::now();
        while begun.elapsed() < patience && fault.get().is_none() {
            match told.recv_timeout(LOOK) {
                Ok(outcome) => return Ok(outcome?),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => {
                    // Collects finished work, as polling the device does. Polling panics if the device is lost.
                    self.queue.submit([]);
                }
            }
        }
        Err(Fault(format!(
            "no answer for {} s",
            begun.elapsed().as_secs()
        )))
    }
}

/// The device to use among the available ones.
fn choose(adapters: Vec<Adapter>, wanted: Option<&str>) -> Result<Adapter, DeviceError> {
    let names: Vec<String> = adapters.iter().map(|one| one.get_info().name).collect();
    let found = names.join(", ");
    let mut by_name = adapters.into_iter().zip(names);
    if let Some(wanted) = wanted {
        let has_name = |name: &String| name.to_lowercase().contains(&wanted.to_lowercase());
        let chosen = by_name.find(|(_, name)| has_name(name));
        return chosen
            .map(|(adapter, _)| adapter)
            .ok_or_else(|| match found.as_str() {
                "" => DeviceError::None,
                _ => DeviceError::Name {
                    wanted: wanted.to_owned(),
                    found,
                },
            });
    }
    let (adapter, name) = by_name
        .min_by_key(|(adapter, _)| rank(adapter.get_info().device_type))
        .ok_or(DeviceError::None)?;
    if adapter.get_info().device_type == DeviceType::Cpu {
        return Err(DeviceError::Software(name));
    }
    Ok(adapter)
}

/// The lower, the faster a device of this kind usually is.
const fn rank(kind: DeviceType) -> u8 {
    match kind {
        DeviceType::DiscreteGpu => 0,
        DeviceType::VirtualGpu => 1,
        DeviceType::IntegratedGpu => 2,
        DeviceType::Other => 3,
        DeviceType::Cpu => 4,
    }
}
