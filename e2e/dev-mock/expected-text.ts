import { errorCodes } from '#web/messages/error-codes.ts'
import type { ScreenState } from '#web/mock/states-of.ts'
import { SIGN_IN_WORDS } from './sign-in-words.ts'
import { SIGN_UP_WORDS } from './sign-up-words.ts'
import { isTechnical, type ScreenWords, type Words } from './words.ts'

const WORDS: Readonly<Record<string, ScreenWords>> = { ...SIGN_UP_WORDS, ...SIGN_IN_WORDS }
const texts: Readonly<Record<string, string>> = errorCodes.en.code

/** What the state has to say, from the contract's code and the catalogue unless its screen has words of its own. */
export function expectedText(state: ScreenState): string {
  const screen = WORDS[state.screen.id]
  if (!screen) throw new Error(`e2e/dev-mock has no words for ${state.screen.id}`)
  const [name = ''] = state.id.split('.').slice(-1)
  if (state.operation === undefined) return screen.moments?.[name] ?? screen.title
  return answerText(screen.calls?.[state.operation] ?? {}, state, name) ?? screen.title
}

function answerText(words: Words, { scenario }: ScreenState, name: string): string | undefined {
  if (words[name] !== undefined) return words[name]
  if (name === 'offline') return codeText(words, 'NETWORK_ERROR')
  if (scenario?.code) return codeText(words, scenario.code)
  return scenario ? words.success : undefined
}

function codeText(words: Words, code: string): string | undefined {
  const own = words[code] ?? (isTechnical(code) ? words.technical : undefined) ?? words.otherwise
  return own ?? texts[code]
}
