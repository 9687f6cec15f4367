import type { Db } from '#api/kernel/db/client.ts'

/** A prepared query reads `_`: see `prepareSelect`. */
const STATEMENTS = new Set<PropertyKey>([
  '_',
  'select',
  'insert',
  'update',
  'delete',
  'execute',
  '$count',
  'transaction',
])

/** Records the kinds of statements in order. Equal records mean that a caller cannot distinguish two cases by their time. */
export function recordStatements(db: Db): { db: Db; statements: PropertyKey[] } {
  const statements: PropertyKey[] = []
  return { db: recording(db, statements), statements }
}

function recording<Kind extends Db>(db: Kind, statements: PropertyKey[]): Kind {
  const transaction: Db['transaction'] = (work, config) => db.transaction(tx => work(recording(tx, statements)), config)
  return new Proxy(db, {
    get(target, name) {
      if (STATEMENTS.has(name)) statements.push(name === '_' ? 'prepared' : name)
      return name === 'transaction' ? transaction : Reflect.get(target, name)
    },
  })
}
