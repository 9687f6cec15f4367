// JavaScript and unchecked environment variables pass what the types forbid.

const TOKEN = /^[\w.-]+$/
const API_KEY = /^plk_\w+$/

/** The key. Throws a `TypeError` that does not contain it. */
export function checkedKey(value: unknown): string {
  if (isText(value) && API_KEY.test(value)) return value
  throw new TypeError(
    `apiKey ${problemOf(value)}. Set it to the whole key of your business, plk_sandbox_… or plk_live_…, or leave it out for calls without one.`,
  )
}

/** The token. Throws a `TypeError` that does not contain it. */
export function checkedToken(name: string, value: unknown): string {
  if (isText(value) && TOKEN.test(value)) return value
  throw new TypeError(`${name} ${problemOf(value)}. Set it to the whole token as the API has returned it.`)
}

/** The URL without a slash at its end. */
export function checkedBaseUrl(value: unknown): string {
  if (isText(value) && URL.canParse(value)) return new URL(value).href.replace(/\/$/, '')
  throw new TypeError('baseUrl is not a URL. Set it to the address of the API, for example https://plink.example.')
}

const isText = (value: unknown): value is string => typeof value === 'string'

function problemOf(value: unknown): string {
  if (!isText(value)) return `is ${value === null ? 'null' : typeof value}`
  if (value === '') return 'is empty'
  return /\s/.test(value) ? 'contains white space' : 'is not complete or has other characters'
}
