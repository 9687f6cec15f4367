import { errorCodes } from '#web/messages/error-codes.ts'
import type { ScreenState } from '#web/mock/screen-states.ts'
import type { InBoth, ResponseTexts, ScreenText } from '#web/mock/screen-texts.ts'

/** Every screen of these areas has its texts. */
const AREAS_WITH_TEXTS = ['sign-up', 'sign-in']

/** The request id of every example in the contract. */
const EXAMPLE_REQUEST_ID = '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
/** The catalogue's texts, without what asks to try again: a screen may ask in its own words, or say when. */
const ERRORS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(errorCodes.en.code).map(([code, text]) => [
    code,
    text
      .replace('{id}', EXAMPLE_REQUEST_ID)
      .replace(errorCodes.en.tryAgainLater, '')
      .replace(errorCodes.en.tryAgain, '')
      .trim(),
  ]),
)
const RETRIES_EXCEEDED: InBoth = ['Maximum retry attempts (3) exceeded', 'تم تجاوز الحد الأقصى لعدد المحاولات (3)']
/** The same in both languages, with what the screens of money write themselves. */
const MONEY_ERRORS: Readonly<Record<string, InBoth>> = {
  ...Object.fromEntries(
    Object.entries(errorCodes.ar.code).map(([code, ar]): [string, InBoth] => [code, [ERRORS[code] ?? '', ar]]),
  ),
  IDEMPOTENCY_IN_FLIGHT: ['is already in progress. Please wait a moment.', 'قيد التنفيذ بالفعل. يرجى الانتظار لحظات.'],
  NETWORK_ERROR: RETRIES_EXCEEDED,
  OTP_LOCKED: ['Too many wrong codes', 'رموز خاطئة كثيرة'],
  UNKNOWN_ERROR: RETRIES_EXCEEDED,
}

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

/** The texts that the state must show, for money in both languages, otherwise in English. */
export function expectedTexts(state: ScreenState): Readonly<Record<'en' | 'ar', readonly string[]>> {
  const { id, title, labels = [] } = state.screen
  if (!title) {
    if (hasTexts(state.screen)) throw new Error(`The screen ${id} has no title`)
    return { en: [], ar: [] }
  }
  const text = textOf(state, isInBoth(title) ? MONEY_ERRORS : ERRORS) ?? title
  const shown = [text, ...(state.id.endsWith('.start') ? labels : [])]
  return {
    en: shown.map(text => (isInBoth(text) ? text[0] : text)),
    ar: shown.flatMap(text => (isInBoth(text) ? [text[1]] : [])),
  }
}

const isInBoth = (text: ScreenText): text is InBoth => typeof text !== 'string'

type Errors = Readonly<Record<string, ScreenText>>

function textOf(state: ScreenState, errors: Errors): ScreenText | undefined {
  const { calls = [], clientStates = [] } = state.screen
  const [name = ''] = state.id.split('.').slice(-1)
  if (state.operation === undefined) return clientStates.find(({ id }) => id === name)?.shows
  const call = calls.find(({ operation }) => operation === state.operation)
  return responseText(call?.shows ?? {}, state, name, errors)
}

function responseText(
  texts: ResponseTexts,
  { scenario }: ScreenState,
  name: string,
  errors: Errors,
): ScreenText | undefined {
  const ofCode = (code: string) =>
    texts[code] ?? (isTechnical(code) ? texts.technical : undefined) ?? texts.otherwise ?? errors[code]
  if (texts[name] !== undefined) return texts[name]
  if (name === 'offline') return ofCode('NETWORK_ERROR')
  if (scenario?.code) return ofCode(scenario.code)
  return scenario ? texts.success : undefined
}
