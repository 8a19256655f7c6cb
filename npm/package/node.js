// The package for `import` in Node.js: the same as for `require`, so that a program that has both has one solver.
export * from './node.cjs';
export { start as default } from './node.cjs';
