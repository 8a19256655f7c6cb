export default {
  // The development server would bundle the package away from its wasm and its worker.
  optimizeDeps: { exclude: ['bezzel-solver'] },
};
