import { sql } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'

/** Returns every row of every table as text, by table. The tables of the simulated providers are left out, because only the sandbox uses them. */
export async function dumpOf(db: Db): Promise<Record<string, string>> {
  const tables = await db
    .select({ name: sql<string>`tablename::text` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public' and tablename not like 'sandbox\\_%'`)
  const dump: Record<string, string> = {}
  for (const { name } of tables) {
    const rows = await db.select({ text: sql<string>`each::text` }).from(sql`${sql.identifier(name)} each`)
    dump[name] = rows.map(({ text }) => text).join('\n')
  }
  return dump
}
