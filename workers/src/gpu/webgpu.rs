//! The used part of WebGPU, under its own names. web-sys has them behind an unstable flag only.

use js_sys::{Array, Object, Promise, Reflect, Uint32Array};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// `GPU`, by which the browser offers devices.
    #[derive(Clone)]
    pub(super) type Gpu;
    #[wasm_bindgen(method, js_name = requestAdapter)]
    pub(super) fn request_adapter(this: &Gpu, options: &Object) -> Promise;

    /// `GPUAdapter`, a device that is not opened.
    pub(super) type Adapter;
    #[wasm_bindgen(method, getter)]
    pub(super) fn info(this: &Adapter) -> JsValue;
    #[wasm_bindgen(method, js_name = requestDevice)]
    pub(super) fn request_device(this: &Adapter) -> Promise;

    /// `GPUDevice`.
    #[derive(Clone)]
    pub(super) type GpuDevice;
    #[wasm_bindgen(method, getter)]
    pub(super) fn lost(this: &GpuDevice) -> Promise;
    #[wasm_bindgen(method, getter)]
    pub(super) fn queue(this: &GpuDevice) -> Queue;
    #[wasm_bindgen(method, setter, js_name = onuncapturederror)]
    pub(super) fn set_on_error(this: &GpuDevice, listener: &JsValue);
    #[wasm_bindgen(method, js_name = createShaderModule)]
    pub(super) fn create_shader_module(this: &GpuDevice, descriptor: &Object) -> JsValue;
    #[wasm_bindgen(method, js_name = createComputePipelineAsync)]
    pub(super) fn create_pipeline(this: &GpuDevice, descriptor: &Object) -> Promise;
    #[wasm_bindgen(method, catch, js_name = createBuffer)]
    pub(super) fn create_buffer(this: &GpuDevice, descriptor: &Object) -> Result<Buffer, JsValue>;
    #[wasm_bindgen(method, js_name = createBindGroup)]
    pub(super) fn create_bind_group(this: &GpuDevice, descriptor: &Object) -> JsValue;
    #[wasm_bindgen(method, js_name = createCommandEncoder)]
    pub(super) fn create_command_encoder(this: &GpuDevice) -> Encoder;
    #[wasm_bindgen(method)]
    pub(super) fn destroy(this: &GpuDevice);

    /// `GPUComputePipeline`.
    #[derive(Clone)]
    pub(super) type Pipeline;
    #[wasm_bindgen(method, js_name = getBindGroupLayout)]
    pub(super) fn bind_group_layout(this: &Pipeline, index: u32) -> JsValue;

    /// `GPUBuffer`.
    #[derive(Clone)]
    pub(super) type Buffer;
    #[wasm_bindgen(method, js_name = mapAsync)]
    pub(super) fn map(this: &Buffer, mode: u32) -> Promise;
    #[wasm_bindgen(method, catch, js_name = getMappedRange)]
    pub(super) fn mapped_range(this: &Buffer) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, js_name = destroy)]
    pub(super) fn destroy_buffer(this: &Buffer);

    /// `GPUCommandEncoder`.
    pub(super) type Encoder;
    #[wasm_bindgen(method, js_name = beginComputePass)]
    pub(super) fn begin_compute_pass(this: &Encoder) -> Pass;
    #[wasm_bindgen(method, js_name = copyBufferToBuffer)]
    pub(super) fn copy(this: &Encoder, from: &Buffer, at: u32, to: &Buffer, to_at: u32, size: u32);
    #[wasm_bindgen(method)]
    pub(super) fn finish(this: &Encoder) -> JsValue;

    /// `GPUComputePassEncoder`.
    pub(super) type Pass;
    #[wasm_bindgen(method, js_name = setPipeline)]
    pub(super) fn set_pipeline(this: &Pass, pipeline: &Pipeline);
    #[wasm_bindgen(method, js_name = setBindGroup)]
    pub(super) fn set_bind_group(this: &Pass, index: u32, group: &JsValue);
    #[wasm_bindgen(method, js_name = dispatchWorkgroups)]
    pub(super) fn dispatch(this: &Pass, columns: u32, rows: u32);
    #[wasm_bindgen(method)]
    pub(super) fn end(this: &Pass);

    /// `GPUQueue`.
    pub(super) type Queue;
    #[wasm_bindgen(method, catch, js_name = writeBuffer)]
    pub(super) fn write(
        this: &Queue,
        to: &Buffer,
        at: u32,
        data: &Uint32Array,
    ) -> Result<(), JsValue>;
    #[wasm_bindgen(method)]
    pub(super) fn submit(this: &Queue, commands: &Array);
}

/// `GPUBufferUsage`: the uses of a buffer.
pub(super) mod usage {
    pub(in super::super) const MAP_READ: u32 = 0x01;
    pub(in super::super) const COPY_SRC: u32 = 0x04;
    pub(in super::super) const COPY_DST: u32 = 0x08;
    pub(in super::super) const STORAGE: u32 = 0x80;
}

/// `GPUMapMode.READ`.
pub(super) const READ: u32 = 1;

/// The browser's WebGPU in this window or worker, if it has it.
pub(super) fn gpu() -> Option<Gpu> {
    let navigator = Reflect::get(&js_sys::global(), &"navigator".into()).ok()?;
    let gpu = Reflect::get(&navigator, &"gpu".into()).ok()?;
    gpu.is_object().then(|| gpu.unchecked_into())
}

/// An object with these properties.
pub(super) fn object(properties: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in properties {
        // A plain object takes every property.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object
}

/// A property that is a text, or an empty one.
pub(super) fn text(of: &JsValue, name: &str) -> String {
    let value = Reflect::get(of, &name.into()).ok();
    value
        .and_then(|value| value.as_string())
        .unwrap_or_default()
}
