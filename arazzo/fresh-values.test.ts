import { expect, test } from 'vitest'
import { crNumberProblem } from '#domain/cr-number.ts'
import { ibanProblem } from '#domain/money/iban.ts'
import { nationalIdProblem } from '#domain/national-id.ts'
import { normalisePhone, phoneProblem } from '#domain/phone.ts'
import { startingInputs } from './fresh-values.ts'
import type { WorkflowInput } from './workflow.ts'

const INPUTS: WorkflowInput[] = [
  { name: 'phone', description: '', default: '', fresh: 'phone_number' },
  { name: 'cr', description: '', default: '', fresh: 'cr_number' },
  { name: 'id', description: '', default: '', fresh: 'id_number' },
  { name: 'iban', description: '', default: '', fresh: 'iban' },
  { name: 'password', description: '', default: 'Palm#Trees2031' },
]

test('a run starts with valid values, and with new ones where they must be unique', () => {
  const runs = Array.from({ length: 50 }, () => startingInputs(INPUTS))
  for (const { phone = '', cr = '', id = '', iban = '', password } of runs) {
    expect(phoneProblem(normalisePhone(phone))).toBeNull()
    expect(crNumberProblem(cr)).toBeNull()
    expect(nationalIdProblem(id)).toBeNull()
    expect(ibanProblem(iban)).toBeNull()
    expect(password).toBe('Palm#Trees2031')
  }
  for (const name of ['phone', 'cr', 'id', 'iban']) expect(new Set(runs.map(run => run[name])).size).toBeGreaterThan(45)
})
