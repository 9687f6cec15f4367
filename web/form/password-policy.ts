import { passwordProblems, resetPasswordProblems } from '#domain/password.ts'

type Rule = 'length' | 'letters' | 'uppercase' | 'lowercase' | 'numbers' | 'symbols'

/** The password rules of a screen. */
export interface PasswordPolicy {
  /** The rules in the checklist. */
  rules: readonly Rule[]
  /** Returns every broken rule. The first one is shown at the field. */
  problems: (password: string) => readonly string[]
  /** The characters that count as symbols. */
  symbols: 'listed' | 'any'
  showsStrength: boolean
}

export const SIGN_UP_PASSWORD: PasswordPolicy = {
  rules: ['length', 'letters', 'numbers', 'symbols'],
  problems: passwordProblems,
  symbols: 'listed',
  showsStrength: false,
}

/** This policy applies on screens that replace a password. */
export const RESET_PASSWORD: PasswordPolicy = {
  rules: ['length', 'uppercase', 'lowercase', 'numbers', 'symbols'],
  problems: resetPasswordProblems,
  symbols: 'any',
  showsStrength: true,
}
