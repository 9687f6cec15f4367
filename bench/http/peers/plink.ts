import * as routes from '../../../api/contract/generated/routes.ts'
import { readEnv } from '../../../api/env.ts'
import { createApi } from '../../../api/http/api.ts'
import type { ContractRoute } from '../../../api/http/api-env.ts'
import { IN_MEMORY } from '../../../api/kernel/db/pglite/pglite.ts'
import { openSealedDatabase } from '../../../api/kernel/db/sealed/open-sealed-database.ts'
import { createLog } from '../../../api/kernel/platform/log.ts'
import { listen } from '../../../api/run/server/listen.ts'
import { productionDeps } from '../../../api/run/server/production-deps.ts'
import { port, ready } from '../../peer-process.ts'
import { REPLY } from '../operation.ts'

// All calls come from one address.
const env = readEnv({ RATE_LIMIT_PER_ADDRESS_PER_MINUTE: '1000000', SECRET_KEY: 'B'.repeat(43) })
const { database, secretKeys } = await openSealedDatabase({ ...env, dataDir: IN_MEMORY })
const log = createLog({ level: process.argv[3] ?? 'info' })
const { api } = createApi(productionDeps(env, database, secretKeys.current, log))
// All routes are implemented, so that the router has as much to choose from as in production.
for (const route of Object.values<ContractRoute>(routes)) api.implement(route, c => c.json(REPLY, 200))
await listen(api.app, port)
ready()
