import { expect, test } from 'vitest'
import { faultOf } from './faults.ts'
import { WHAT_TO_DO } from './what-to-do.ts'

const failure = (code: string, syscall: string, message = code) => Object.assign(new Error(message), { code, syscall })

test.each([
  [failure('ENOSPC', 'write'), 'disk_full', 'Make space on it'],
  [failure('EDQUOT', 'write'), 'disk_full', 'Make space on it'],
  [failure('EROFS', 'open'), 'unwritable', 'the disk of DATA_DIR is not read-only'],
  [failure('EACCES', 'open'), 'unwritable', 'who owns the folder'],
  [failure('42501', '', 'could not open file "base/5/1": Read-only file system'), 'unwritable', 'DATA_DIR'],
  [failure('EACCES', 'connect'), 'unreachable', 'DATABASE_URL'],
  [failure('CERT_HAS_EXPIRED', ''), 'certificate', 'Renew it'],
])('%s has what to do', (error, fault, advice) => {
  expect(faultOf(error)).toBe(fault)
  expect(faultOf(new Error('Failed query', { cause: error }))).toBe(fault)
  expect(WHAT_TO_DO[faultOf(error)]).toContain(advice)
})
