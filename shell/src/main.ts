/* Shared packages are agreed on before any module that needs them runs; hence the pause of a dynamic import. */
void import('./bootstrap.tsx').then(async ({ start }) => {
  // Reading the code and starting it are two steps, between which the page answers to whoever scrolls or types already.
  await new Promise((resolve) => setTimeout(resolve));
  await start();
});
