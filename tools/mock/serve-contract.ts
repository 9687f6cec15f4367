import { onContractChange, readContract } from './contract-file.ts'
import { createPrism, type Prism } from './prism.ts'

/** Serves openapi.yaml as a mock, and anew whenever it is saved; what cannot be read leaves the last one running. */
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
  const next = await latest(print).catch(told(print))
  if (!next) return running
  await running.close()
  await next.listen(port)
  print('openapi.yaml has changed: the mock answers by the new one.')
  return next
}

const latest = async (print: (line: string) => void) => createPrism(readContract(), print)

const told = (print: (line: string) => void) => (cause: unknown) => {
  print(`openapi.yaml cannot be served as it is now: ${cause instanceof Error ? cause.message : String(cause)}`)
}
