// Counts n queens in workers, shows how far the count is, and stops it on request.
import { complete, countQueensAsync } from 'bezzel-solver';

const [form, n, stop, progress, answer, one] = ['form', 'n', 'stop', 'progress', 'answer', 'one'].map((id) =>
  document.getElementById(id),
);
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
