import { protocol } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { endsDatabase } from './unusable.ts'

/** Returns the error of a statement, as PGlite throws it. */
function failure(code: string, message: string, severity = 'ERROR') {
  return Object.assign(new protocol.messages.DatabaseError(message, message.length, 'error'), { code, severity })
}

test.each([
  failure('53100', 'could not write to file "pg_wal/xlogtemp.42": No space left on device'),
  failure('53100', 'could not write to file "pg_logical/replorigin_checkpoint.tmp": No space left on device'),
  failure('42501', 'could not open file "pg_wal/000000010000000000000002": Read-only file system'),
  failure('XX000', 'could not locate a valid checkpoint record', 'PANIC'),
  new WebAssembly.RuntimeError('unreachable'),
])('the database cannot go on after: $message', error => expect(endsDatabase(error)).toBe(true))

test.each([
  failure('53100', 'could not extend file "base/5/19039": No space left on device'),
  failure('42501', 'permission denied for table accounts'),
  failure('23505', 'duplicate key value violates unique constraint'),
  new Error('could not write to file "pg_wal/xlogtemp.42": No space left on device'),
])('the database goes on after: $message', error => expect(endsDatabase(error)).toBe(false))
