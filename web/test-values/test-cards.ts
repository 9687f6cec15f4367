import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import { SANDBOX_CARD_NUMBERS, SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'

/** The location state of a page that asks for a card, after one was chosen in the drawer of scenarios. */
export interface TestCardLocationState {
  /** The number of the chosen card. */
  testCard: string
}

const NUMBERS: Readonly<Record<string, string>> = SANDBOX_CARD_NUMBERS

/** The card numbers for payments, by scenario of the contract. */
export const TEST_CARDS = Object.entries(sandboxValues.cardToken).map(([scenario, [token]]) => ({
  scenario,
  number: NUMBERS[token] ?? '',
}))

/** Creates a token like a card provider in the browser. The number itself is not sent to anybody. */
export function tokenOfCard(number: string): string {
  const [token] = Object.entries(NUMBERS).find(([, each]) => each === number) ?? []
  return token ?? SANDBOX_CARDS.three_ds
}

/** `4111111111111111` as `4111 1111 1111 1111`. Also groups partial input. */
export const formatCardNumber = (digits: string): string => digits.replace(/\d{4}(?=\d)/g, '$& ')
