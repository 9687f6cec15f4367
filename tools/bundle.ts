/** Loads vite only when it is needed: it takes longer than the check whether it is. */
export async function bundleWithVite(root: string): Promise<void> {
  console.error('Building the web app …')
  const started = performance.now()
  const { build } = await import('vite')
  // On a busy machine vite would warn that its plugins take long.
  const rolldownOptions = { checks: { bundlerTimings: false } }
  await build({ configFile: `${root}/vite.config.ts`, logLevel: 'warn', build: { rolldownOptions } })
  console.error(`Built the web app in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
