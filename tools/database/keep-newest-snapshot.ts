// This program is a part of `npm run db:generate`. drizzle-kit compares the schema only with the newest snapshot, so the others are removed.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../api/kernel/db/migrations/meta/', import.meta.url))
const snapshots = readdirSync(folder).filter(name => name.endsWith('_snapshot.json'))
const newest = snapshots.sort().pop()
for (const older of snapshots) rmSync(folder + older)
if (newest) writeFileSync(folder + newest, `${JSON.stringify(JSON.parse(readFileSync(folder + newest, 'utf8')))}\n`)
