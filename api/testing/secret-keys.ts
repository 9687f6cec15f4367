import type { Db } from '#api/kernel/db/client.ts'
import { settings } from '#api/kernel/db/schema/http.ts'
import { unlock } from '#api/kernel/db/sealed/open-sealed-database.ts'
import { setSecretKeys } from '#api/kernel/platform/sealing.ts'

export const TEST_SECRET_KEY = 'a key for tests that is long enough'

/** Sets the keys of every test database in this process. A test that rotates them sets them back. */
export const setTestKey = (): void => setSecretKeys({ current: TEST_SECRET_KEY })

/** Stores the key of tests as the one that the sandbox has created, so that servers on a copy of this database can read it. */
export async function storeTestKey(db: Db): Promise<void> {
  await db.insert(settings).values({ name: 'secretKey', value: TEST_SECRET_KEY })
  await unlock(db, { secretKey: undefined, previousSecretKey: undefined })
}
