import * as routes from '../../../api/contract/generated/routes.ts'
import type { Deps } from '../../../api/deps.ts'
import { createApi } from '../../../api/http/api.ts'
import type { ContractRoute } from '../../../api/http/api-env.ts'
import { createLog } from '../../../api/kernel/platform/log.ts'
import { Metrics } from '../../../api/kernel/platform/metrics.ts'
import { listen } from '../../../api/run/server/listen.ts'
import { port, ready } from '../../peer-process.ts'
import { REPLY } from '../operation.ts'

// The operation needs neither a database nor a provider. The binding reads only these dependencies.
const log = createLog({ level: process.argv[3] ?? 'info' })
const deps = { log, metrics: new Metrics(), clock: () => new Date() } as Deps
const api = createApi(deps)
// All of them, so that the router has as much to choose from as in production.
for (const route of Object.values<ContractRoute>(routes)) api.implement(route, c => c.json(REPLY, 200))
await listen(api.app, port)
ready()
