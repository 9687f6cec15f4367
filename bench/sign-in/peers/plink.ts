import { createApp } from '../../../api/app.ts'
import { readEnv } from '../../../api/env.ts'
import { openDatabase } from '../../../api/kernel/db/open-database.ts'
import { listen } from '../../../api/run/server/listen.ts'
import { port, ready } from '../../peer-process.ts'
import { withCustomers } from '../plink-customers.ts'

const deps = await withCustomers(await openDatabase(readEnv(process.env)))
await listen(createApp(deps), port)
ready()
