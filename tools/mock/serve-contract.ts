import { onContractChange, readContract } from './contract-file.ts'
import { createPrism, type Prism } from './prism.ts'

/** Serves a mock of openapi.yaml and replaces it whenever the file is saved. If the file is invalid, the last mock keeps running. */
export async function serveContract(port: number, print: (line: string) => void): Promise<void> {
  let running = await latest(print)
  await running.listen(port)
  let work = Promise.resolve()
  onContractChange(() => {
    work = work.then(async () => {
      running = await replaced(running, port, print)
    })
  })
}

async function replaced(running: Prism, port: number, print: (line: string) => void): Promise<Prism> {
  const next = await latest(print).catch(report(print))
  if (!next) return running
  await running.close()
  await next.listen(port)
  print('openapi.yaml has changed. The mock now uses the new version.')
  return next
}

const latest = async (print: (line: string) => void) => createPrism(readContract(), print)

const report = (print: (line: string) => void) => (cause: unknown) => {
  print(
    `openapi.yaml is invalid, so the mock still uses the last version: ${cause instanceof Error ? cause.message : String(cause)}`,
  )
}
