// `npm run mock`: the contract, served by Prism with all its scenarios.
import { serveContract } from './mock/serve-contract.ts'

const port = Number(process.env.PORT ?? 4010)

try {
  await serveContract(port, console.info)
  console.info(
    `The mock of openapi.yaml runs on http://localhost:${port}. It responds with all_green unless the request chooses a scenario.`,
  )
  console.info('Choose a scenario with a header:  Prefer: code=409, example=phone_duplicate')
} catch (cause) {
  const reason = cause instanceof Error ? cause.message : String(cause)
  console.error(`${reason} Choose another port:  PORT=${port + 1} npm run mock`)
  process.exit(1)
}
