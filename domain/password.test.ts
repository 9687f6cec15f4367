import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  confirmationProblem,
  passcodeProblem,
  passwordProblem,
  passwordProblems,
  passwordStrength,
  resetPasswordProblems,
} from './password.ts'

const SYMBOLS = '!@#$%^&*(),.?":{}|<>'
const GOOD = 'Sandbox#2026'

describe('passwordProblems', () => {
  test.each([
    ['', ['required', 'length', 'letters', 'numbers', 'symbols']],
    ['          ', ['required', 'letters', 'numbers', 'symbols']],
    ['k7#', ['length']],
    ['kettle7#', []],
    ['kettle7', ['length', 'symbols']],
    ['kettledrum', ['numbers', 'symbols']],
    ['8402957#', ['letters']],
    ['kettledrum#', ['numbers']],
    ['kettledrum7', ['symbols']],
    ['kettledrum7-', ['symbols']],
    ['غلاية٧٣#شاي', []],
    [`k7#${'x'.repeat(125)}`, []],
    [`k7#${'x'.repeat(126)}`, ['too_long']],
    ['🙂🙂k7#', ['length']],
  ])('of %j are %j', (password, problems) => {
    expect(passwordProblems(password)).toEqual(problems)
  })

  test('are found fast in a very long text', () => {
    expect(passwordProblems(`Welcome${'#1'.repeat(200_000)}`)).toEqual(['too_long'])
  })

  test.each([...SYMBOLS])('takes %s as a symbol', symbol => {
    expect(passwordProblems(`kettledrum7${symbol}`)).toEqual([])
  })

  test.each([..."-_=+[];'/\\`~ ", '٪', '🙂'])('does not take %j as a symbol', character => {
    expect(passwordProblems(`kettle7${character}drum`)).toEqual(['symbols'])
  })

  test('the first one is what a field shows', () => {
    expect(passwordProblem('')).toBe('required')
    expect(passwordProblem('k')).toBe('length')
    expect(passwordProblem('P@ssw0rd1!')).toBe('common')
    expect(passwordProblem(GOOD)).toBeNull()
  })

  test('are none for any long mix of letters, digits and symbols', () => {
    const word = fc.stringMatching(/^[bdgkmvz]{5,9}$/)
    fc.assert(
      fc.property(word, word, fc.constantFrom(...SYMBOLS), fc.nat(9), (one, other, symbol, digit) => {
        expect(passwordProblems(`${one}${symbol}${digit}${other}`)).toEqual([])
      }),
    )
  })
})

describe('common passwords', () => {
  test.each([
    'P@ssw0rd1!',
    'P@$$w0rd2026!',
    'Pa55word#1',
    'Welcome@123',
    'Qwerty123!',
    'Saudi@2030',
    'Admin@1234',
    '@dm1n#2024',
    'Plink@123',
    'Hell0@123',
    'He11o@123',
    'P1ink#2026',
    'Abcd@1234',
    '1qaz@WSX1',
    '1q2w3e4r!',
    'Letme1n!99',
    'ILoveYou#1',
    'Welcome@١٢٣',
    'السعودية@2030',
  ])('%s is one in disguise', password => {
    expect(passwordProblems(password)).toEqual(['common'])
  })

  test.each([
    GOOD,
    'Correct#Horse7Battery',
    'Password-for-my-7th-camel!',
    'Admiral#77',
    'My!Welcome3mat',
    'Saudade#2026',
  ])('%s is none', password => {
    expect(passwordProblems(password)).toEqual([])
  })

  test('are found with any appended digits and symbols', () => {
    const tail = fc.string({ unit: fc.constantFrom(...SYMBOLS, ...'0123456789'), maxLength: 20 })
    fc.assert(
      fc.property(tail, text => {
        expect(passwordProblems(`Welcome${text}`)).toContain('common')
      }),
    )
  })
})

describe('resetPasswordProblems', () => {
  test.each([
    ['', ['required', 'length', 'uppercase', 'lowercase', 'numbers', 'symbols']],
    [GOOD, []],
    ['kettledrum#7', ['uppercase']],
    ['KETTLEDRUM#7', ['lowercase']],
    ['Kettledrum#', ['numbers']],
    ['Kettledrum7', ['symbols']],
    ['Kettle#', ['length', 'numbers']],
    ['Welcome@123', ['common']],
    [`Ke7#${'x'.repeat(125)}`, ['too_long']],
  ])('of %j are %j', (password, problems) => {
    expect(resetPasswordProblems(password)).toEqual(problems)
  })
})

test.each([
  [GOOD, '', 'required'],
  ['', '', 'required'],
  [GOOD, 'sandbox#2026', 'mismatch'],
  [GOOD, `${GOOD} `, 'mismatch'],
  [GOOD, GOOD, null],
])('confirming %j with %j: %s', (password, confirmation, problem) => {
  expect(confirmationProblem(password, confirmation)).toBe(problem)
})

describe('passwordStrength', () => {
  test.each([
    ['', 0, 'weak'],
    ['abc', 1, 'weak'],
    ['abcdefgh', 2, 'weak'],
    ['abcdefg1H', 4, 'medium'],
    ['kettledr1', 3, 'medium'],
    ['abcdefg1#H', 5, 'strong'],
    ['abcdefghijkl', 3, 'medium'],
    [GOOD, 6, 'strong'],
  ])('of %j is %i, %s', (password, score, level) => {
    expect(passwordStrength(password)).toEqual({ score, level })
  })

  test('never decreases when characters are added', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, more) => {
        expect(passwordStrength(password + more).score).toBeGreaterThanOrEqual(passwordStrength(password).score)
      }),
    )
  })
})

describe('passcodeProblem', () => {
  test.each([
    ['', 'required'],
    ['12345', 'length'],
    ['1234567', 'length'],
    ['12a456', 'length'],
    ['000000', 'trivial'],
    ['777777', 'trivial'],
    ['123456', 'trivial'],
    ['456789', 'trivial'],
    ['987654', 'trivial'],
    ['543210', 'trivial'],
    ['890123', null],
    ['135792', null],
    ['024680', null],
    ['111112', null],
    ['123457', null],
    ['840295', null],
  ])('of %j is %s', (passcode, problem) => {
    expect(passcodeProblem(passcode)).toBe(problem)
  })

  test('refuses the 20 trivial codes of a million and no other', () => {
    const codes = Array.from({ length: 1_000_000 }, (_, code) => String(code).padStart(6, '0'))
    expect(codes.filter(code => passcodeProblem(code) !== null)).toHaveLength(10 + 5 + 5)
  })
})

describe('symbols where a password takes the place of another', () => {
  test.each([..."-_=+[];'/\\`~ ", '٪', '🙂', '#'])('%j is one', character => {
    expect(resetPasswordProblems(`Kettle7${character}drum`)).toEqual([])
  })

  test.each(['é', 'ّ', '٣', '7'])('%j belongs to letters and digits', character => {
    expect(resetPasswordProblems(`Kettle7${character}drum`)).toEqual(['symbols'])
  })
})

test('a common password is weak, regardless of its characters', () => {
  expect(passwordStrength('P@ssw0rd1234!').level).toBe('weak')
  expect(passwordStrength('Kettledrum7-x').level).toBe('strong')
})
