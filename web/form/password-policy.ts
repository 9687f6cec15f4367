import { passwordProblems, resetPasswordProblems } from '#domain/password.ts'

type Rule = 'length' | 'letters' | 'uppercase' | 'lowercase' | 'numbers' | 'symbols'

/** What a place where a password is chosen asks of it. */
export interface PasswordPolicy {
  /** Those ticked off while the person types. */
  rules: readonly Rule[]
  /** Every rule that a password breaks, the one to speak of first. */
  problems: (password: string) => readonly string[]
  /** What counts as a symbol. */
  symbols: 'listed' | 'any'
  showsStrength: boolean
}

export const SIGN_UP_PASSWORD: PasswordPolicy = {
  rules: ['length', 'letters', 'numbers', 'symbols'],
  problems: passwordProblems,
  symbols: 'listed',
  showsStrength: false,
}

/** Where a password takes the place of another. */
export const RESET_PASSWORD: PasswordPolicy = {
  rules: ['length', 'uppercase', 'lowercase', 'numbers', 'symbols'],
  problems: resetPasswordProblems,
  symbols: 'any',
  showsStrength: true,
}
