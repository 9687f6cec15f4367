import { errorCodes } from '#web/messages/error-codes.ts'
import type { ScreenState } from '#web/mock/screen-states.ts'
import type { ResponseTexts, ScreenTexts } from './screen-texts.ts'
import { SIGN_IN_TEXTS } from './sign-in.ts'
import { SIGN_UP_TEXTS } from './sign-up.ts'

const TEXTS: Readonly<Record<string, ScreenTexts>> = { ...SIGN_UP_TEXTS, ...SIGN_IN_TEXTS }
/** Every screen of these areas has its texts. */
const AREAS_WITH_TEXTS = ['sign-up', 'sign-in']
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

const isTechnical = (code: string) => TECHNICAL.includes(code)

/** Every operation can return technical errors, and every screen treats them alike, except unknown errors. */
export const isLikeOnEveryScreen = ({ screen, scenario: { code = '' } = { name: '', status: 0 } }: ScreenState) =>
  !hasTexts(screen) && isTechnical(code) && code !== 'UNKNOWN_ERROR'

const hasTexts = ({ area }: ScreenState['screen']) => AREAS_WITH_TEXTS.includes(area)

/** The English text that the state must show: the catalogue's text for the error code, unless the screen has its own. Empty for any text. */
export function expectedText(state: ScreenState): string {
  if (!hasTexts(state.screen)) return ''
  const screen = TEXTS[state.screen.id]
  if (!screen) throw new Error(`web/testing/screen-texts has no texts for ${state.screen.id}`)
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
