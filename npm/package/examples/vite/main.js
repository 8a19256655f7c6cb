// Counts n queens in workers, shows how far the count is, and stops it on request.
import { complete, countQueensAsync } from 'bezzel-solver';

const ids = ['form', 'n', 'count', 'stop', 'progress', 'answer', 'one'];
const [form, n, count, stop, progress, answer, one] = ids.map((id) => document.getElementById(id));
let controller;

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  controller?.abort();
  controller = new AbortController();
  answer.value = '';
  one.value = complete(n.valueAsNumber, [])?.join(' ') ?? 'there is none';
  try {
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
// The import above has waited for the solver: only now is somebody listening to the form.
count.disabled = false;
