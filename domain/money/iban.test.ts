import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bankCodeOf, cleanIban, formatIban, ibanProblem } from './iban.ts'
import { bankOf } from './saudi-banks.ts'

const EXAMPLE = 'SA0380000000608010167519'

/** Returns the IBAN with check digits as the standard computes them, digit by digit: 98 minus the remainder of the number with 00 in their place. */
function withCheckDigits(bban: string): string {
  let rest = 0
  for (const character of `${bban}SA00`) {
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97
  }
  return `SA${String(98 - rest).padStart(2, '0')}${bban}`
}

const ibans = fc.stringMatching(/^[0-9]{2}[0-9A-Z]{18}$/).map(withCheckDigits)

test.each([
  ['', 'required'],
  ['GB82WEST12345698765432', 'foreign'],
  ['AE070331234567890123456', 'foreign'],
  ['S', 'length'],
  ['SA', 'length'],
  ['SA03 8000', 'characters'],
  ['0380000000608010167519', 'characters'],
  ['S10380000000608010167519', 'characters'],
  ['SA03X0000000608010167519', 'characters'],
  ['SA03800000006080101675é9', 'characters'],
  [EXAMPLE.slice(0, -1), 'length'],
  [`${EXAMPLE}0`, 'length'],
  ['SA0480000000608010167519', 'checksum'],
  ['SA0380000000608010167591', 'checksum'],
  [EXAMPLE, null],
])('the problem of %j is %s', (iban, problem) => {
  expect(ibanProblem(iban)).toBe(problem)
})

test.each([
  'sa03 8000 0000 6080 1016 7519',
  ' SA03-8000-0000-6080-1016-7519\n',
  'SA٠٣٨٠٠٠٠٠٠٠٦٠٨٠١٠١٦٧٥١٩',
  'IBAN: SA03 8000 0000 6080 1016 7519',
  'Iban SA0380000000608010167519',
  'SA۰۳۸۰۰۰۰۰۰۰۶۰۸۰۱۰۱۶۷۵۱۹',
  '\u2066SA03\u00a08000\u200b0000\u20606080\u202f1016 7519\u2069',
])('%j is cleaned', text => {
  expect(cleanIban(text)).toBe(EXAMPLE)
})

describe('check digits', () => {
  test('of the standard are right', () => {
    fc.assert(
      fc.property(ibans, iban => {
        expect(ibanProblem(iban)).toBeNull()
      }),
    )
  })

  test('are wrong after any other digit is typed in place of one', () => {
    fc.assert(
      fc.property(ibans, fc.integer({ min: 2, max: 23 }), fc.integer({ min: 1, max: 9 }), (iban, place, shift) => {
        const digit = Number(iban[place])
        fc.pre(!Number.isNaN(digit))
        const mistyped = `${iban.slice(0, place)}${(digit + shift) % 10}${iban.slice(place + 1)}`
        expect(ibanProblem(mistyped)).toBe('checksum')
      }),
    )
  })

  test('are wrong after two neighbours change places', () => {
    fc.assert(
      fc.property(ibans, fc.integer({ min: 4, max: 22 }), (iban, place) => {
        const [one, other] = [iban[place]!, iban[place + 1]!]
        fc.pre(one !== other && /^\d\d$/.test(one + other))
        const swapped = iban.slice(0, place) + other + one + iban.slice(place + 2)
        expect(ibanProblem(swapped)).toBe('checksum')
      }),
    )
  })

  test('are never above 98 or below 02', () => {
    fc.assert(
      fc.property(ibans, iban => {
        const other = (Number(iban.slice(2, 4)) + 97) % 194
        fc.pre(other < 100)
        expect(ibanProblem(`SA${String(other).padStart(2, '0')}${iban.slice(4)}`)).toBe('checksum')
      }),
      { examples: [[withCheckDigits('80000000000000000095')]] },
    )
  })
})

test('an IBAN is shown in groups of four, also while it is typed', () => {
  expect(formatIban(EXAMPLE)).toBe('SA03 8000 0000 6080 1016 7519')
  expect(formatIban('SA038')).toBe('SA03 8')
  expect(formatIban('')).toBe('')
})

test('the bank is known from the second pair of digits on', () => {
  expect(bankOf(bankCodeOf('SA038'))).toBeUndefined()
  expect(bankOf(bankCodeOf('SA0380'))?.en).toBe('Al Rajhi Bank')
  expect(bankOf(bankCodeOf('SA0377'))).toBeUndefined()
})

test.each([
  ['40', '10', 'Saudi National Bank'],
  ['45', '50', 'Saudi Awwal Bank'],
])('an IBAN of the merged bank %s is valid, and has the bank of code %s', (merged, successor, name) => {
  const iban = withCheckDigits(`${merged}000000608010167519`)
  expect(ibanProblem(iban)).toBeNull()
  expect(bankOf(bankCodeOf(iban))).toEqual(bankOf(successor))
  expect(bankOf(bankCodeOf(iban))?.en).toBe(name)
})
