// The machine that times: its processor, and the extensions of it that make a difference to the counts.
import { readFileSync } from 'node:fs';
import os from 'node:os';

/** The extensions for which the solver has code of its own, by the names that Linux has for them. */
const EXTENSIONS = ['avx2', 'bmi1', 'bmi2', 'avx512f', 'avx512vl', 'avx512_vpopcntdq'];

/** The extensions that a processor has, as Linux lists them in /proc/cpuinfo; without this file they are unknown. */
export function extensions(cpuinfo) {
  const flags = cpuinfo?.match(/^flags\s*:(.*)$/m)?.[1].split(' ');
  if (!flags) return 'not known';
  return EXTENSIONS.filter((name) => flags.includes(name)).join(', ') || 'none that the solver uses';
}

/** The system's description of its processors. */
function cpuinfo() {
  try {
    return readFileSync('/proc/cpuinfo', 'utf8');
  } catch {
    return undefined; // Other systems than Linux have no such file.
  }
}

/** The processor's name and cores, and its extensions. */
export const processor = () => `${os.cpus()[0].model.trim()}, ${os.availableParallelism()} cores`;
export const processorsExtensions = () => extensions(cpuinfo());

/** The machine as rows of a table, with its load at this moment, and with the versions of programs. */
export const machine = (versions = []) => [
  ['Processor', processor()],
  ['Extensions', processorsExtensions()],
  ['System', `${os.type()} ${os.arch()}, load ${os.loadavg()[0].toFixed(1)} when it began`],
  ...versions,
];
/** The machine as a sentence, with the day. */
export const timedOn = (versions) => `Timed on ${today()}. ${machine(versions).map((row) => row.join(': ')).join('; ')}.`;

/** The day, as in 2026-02-28. */
export const today = () => new Date().toISOString().slice(0, 10);
