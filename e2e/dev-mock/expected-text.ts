import { errorCodes } from '#web/messages/error-codes.ts'
import type { ScreenState } from '#web/mock/screen-states.ts'
import type { ResponseTexts, ScreenTexts } from './screen-texts.ts'
import { SIGN_IN_TEXTS } from './sign-in-texts.ts'
import { SIGN_UP_TEXTS } from './sign-up-texts.ts'

const TEXTS: Readonly<Record<string, ScreenTexts>> = { ...SIGN_UP_TEXTS, ...SIGN_IN_TEXTS }
const errorTexts: Readonly<Record<string, string>> = errorCodes.en.code

/** The request id of every example in the contract. */
const EXAMPLE_REQUEST_ID = '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'

const TECHNICAL = [
  'MALFORMED_JSON',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'IDEMPOTENCY_MISMATCH',
  'UNKNOWN_ERROR',
  'SERVICE_UNAVAILABLE',
]

export const isTechnical = (code: string) => TECHNICAL.includes(code)

/** The text that the state must show: the catalogue's text for the error code, unless the screen has its own. */
export function expectedText(state: ScreenState): string {
  const screen = TEXTS[state.screen.id]
  if (!screen) throw new Error(`e2e/dev-mock has no texts for ${state.screen.id}`)
  const [name = ''] = state.id.split('.').slice(-1)
  if (state.operation === undefined) return screen.clientStates?.[name] ?? screen.title
  return responseText(screen.calls?.[state.operation] ?? {}, state, name) ?? screen.title
}

function responseText(texts: ResponseTexts, { scenario }: ScreenState, name: string): string | undefined {
  if (texts[name] !== undefined) return texts[name]
  if (name === 'offline') return codeText(texts, 'NETWORK_ERROR')
  if (scenario?.code) return codeText(texts, scenario.code)
  return scenario ? texts.success : undefined
}

function codeText(texts: ResponseTexts, code: string): string | undefined {
  const own = texts[code] ?? (isTechnical(code) ? texts.technical : undefined) ?? texts.otherwise
  return own ?? errorTexts[code]?.replace('{id}', EXAMPLE_REQUEST_ID)
}
