import { createServer } from 'node:http'
import { PGlite } from '@electric-sql/pglite'
import { hash, verify } from '@node-rs/argon2'
import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { toNodeHandler } from 'better-auth/node'
import { PGliteDialect } from 'kysely'
import { port, ready } from '../../peer-process.ts'
import { ARGON2ID, emailOf, PASSWORD, USUAL_CUSTOMERS } from '../customers.ts'

const auth = betterAuth({
  baseURL: `http://localhost:${port}`,
  secret: 'a key for measurements that is long enough',
  database: { dialect: new PGliteDialect({ pglite: new PGlite(process.env.DATA_DIR) }), type: 'postgres' },
  emailAndPassword: {
    enabled: true,
    autoSignIn: false,
    password: {
      hash: password => hash(password, ARGON2ID),
      verify: ({ hash: hashed, password }) => verify(hashed, password),
    },
  },
  rateLimit: { enabled: false },
  // The logger would report the missing tables, which are created below, as an error.
  logger: { disabled: true },
})

const { runMigrations } = await getMigrations(auth.options)
await runMigrations()
for (let customer = 0; customer < USUAL_CUSTOMERS; customer++) {
  const email = emailOf(customer)
  await auth.api.signUpEmail({ body: { email, name: email, password: PASSWORD } })
}
createServer(toNodeHandler(auth)).listen(port, () => ready())
