/** Part of the shell's page in development only: reloads it when an application was rebuilt or the gateway came back. */
const changes = new EventSource('/dev/changes');
let lost = false;

changes.addEventListener('error', () => {
  lost = true;
});
changes.addEventListener('open', () => {
  if (lost) location.reload();
});
changes.addEventListener('message', () => location.reload());
