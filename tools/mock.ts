// `npm run mock` runs Prism's mock of the contract with all its scenarios, which responds like the server.
import { serveContract } from './mock/serve-contract.ts'

const port = Number(process.env.PORT ?? 4010)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())

try {
  await serveContract(port, console.info)
  console.info(
    `The mock of openapi.yaml runs on http://localhost:${port}. It responds with all_green unless the request has a test value, is invalid, or chooses a scenario.`,
  )
  console.info('Choose a scenario with a header:  Prefer: code=409, example=phone_duplicate')
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause))
  process.exit(1)
}
