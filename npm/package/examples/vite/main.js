// Counts n queens in workers, shows how far the count is, and stops it on request.
import { countQueensAsync, worker } from 'bezzel-solver';

const ids = ['form', 'n', 'count', 'stop', 'progress', 'answer', 'one'];
const [form, n, count, stop, progress, answer, one] = ids.map((id) => document.getElementById(id));
const solver = await worker();
let controller;

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  controller?.abort();
  controller = new AbortController();
  answer.value = '';
  try {
    const columns = await solver.complete(n.valueAsNumber, []);
    one.value = columns?.join(' ') ?? 'there is none';
    const counted = await countQueensAsync(n.valueAsNumber, {
      signal: controller.signal,
      onProgress: (fraction) => (progress.value = fraction),
    });
    answer.value = `${counted.all} (${counted.fundamental} fundamental)`;
  } catch (error) {
    answer.value = error.message;
  }
});
stop.addEventListener('click', () => controller?.abort());
// The worker is there: only now is somebody listening to the form.
count.disabled = false;
