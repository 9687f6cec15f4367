export const docsConventions = {
  title: 'Conventions',
  lead: 'These rules apply to every operation. The reference does not repeat them.',
  requests: {
    title: 'Requests and responses',
    text: [
      'Bodies are JSON in UTF-8, sent as `Content-Type: application/json`, at most 16 KiB. An unknown field is rejected with `VALIDATION_ERROR`, so that you notice a misspelt one.',
      'Every response has the header `X-Request-Id`, and every error repeats it in `requestId`. Quote it when you contact support.',
      'Call the API from your server, where tokens are safest. Browser pages of any origin may call the sandbox. A live server accepts calls from pages of its own origin only.',
    ],
  },
  tokens: {
    title: 'Authentication and tokens',
    text: [
      'There are no API keys. You make each call for a person, with the token that the person’s sign-up or sign-in returned. Send it as `Authorization: Bearer …`.',
      'A refresh token works once: `refreshTokens` returns the next pair. A refresh token that is used twice ends its session with `TOKEN_REUSED`, because it may have been stolen. Keep tokens out of URLs and logs.',
      'Each step of a sign-in sends the same `device`. A request with a missing or expired token gets 401 with `WWW-Authenticate`.',
    ],
    table: 'Tokens and their lifetimes',
    columns: { token: 'Token', from: 'Returned by', lives: 'Lifetime' },
    onboarding: 'Onboarding token',
    access: 'Access token',
    refresh: 'Refresh token',
    session: 'Session, however often it is refreshed',
  },
  idempotency: {
    title: 'Idempotency',
    text: [
      'Every `POST` under `/api/v1` takes the header `Idempotency-Key`: 8 to 128 letters, digits, `-` and `_`, a UUID for example. Generate a new key for each new request, and send the same key when you retry it.',
      'For 24 hours, the same key with the same body gets the stored response again, marked with `Idempotent-Replayed: true`. The same key with another body is rejected with `IDEMPOTENCY_MISMATCH`. While the first request is still running, a retry is rejected with `IDEMPOTENCY_IN_FLIGHT`.',
      'Responses with status 401, 429 and 5xx are not stored, so a retry of those runs again. A key is valid for one operation and one caller.',
    ],
  },
  retries: {
    title: 'Retries',
    text: [
      'Retry when no response arrived, on any 5xx, and on 429 and 503 after the number of seconds in `Retry-After` and `retryAfterSeconds`. The error catalogue says for each code whether a retry helps.',
      'Send the same `Idempotency-Key`, use exponential backoff with jitter, and stop after three retries. Never retry a password or a code automatically: each attempt counts.',
      'Allow 30 seconds for a call. `TIMEOUT` means that a service behind Plink was too slow. The request may still have taken effect.',
    ],
  },
  limits: {
    title: 'Limits',
    text: [
      'When a limit is reached, the response has the code listed here, and `retryAfterSeconds` says when the limit ends.',
      'The limit per address is a server setting. The default is 6,000 calls a minute in the sandbox and 600 in live mode. It counts the operations that declare `RATE_LIMITED`.',
    ],
    table: 'Limits and their codes',
    columns: { what: 'What', limit: 'Limit', answer: 'Response' },
    address: 'Calls from one address',
    perMinute: 'per minute, a setting',
    perHour: (count: number) => `${count} an hour`,
    attempts: (count: number) => `${count} wrong codes`,
    failures: (count: number, within: string) => `${count} failures within ${within}`,
    locks: (count: number, within: string) => `${count} locks within ${within}`,
    resend: 'Time between two codes to one phone',
    codes: 'Codes to one phone',
    codeLife: 'Lifetime of a code',
    freelancer: 'Wrong codes at sign-up, freelancers',
    others: 'Wrong codes at sign-up, others; wallet changes',
    signIn: 'Failed sign-ins, or failed recoveries, before a lock',
    lock: 'Length of that lock',
    hardLock: 'Locks before a lock that only the call center ends',
    checks: 'Checks of registrations and identities by one applicant',
  },
  pages: {
    title: 'Pagination',
    text: [
      'Lists return `{ items, nextCursor }`. Send `nextCursor` as `cursor` to get the next page; `null` means that there is no next page. `limit` is 20 by default and at most 100. Lists without these parameters return everything.',
      'A cursor contains its filters: leave them out, or send the same ones. Other filters are rejected with `CURSOR_INVALID`. New items do not shift the pages while you read.',
    ],
  },
  money: {
    title: 'Money and times',
    text: [
      'Money is `{ amount, currency }` in whole halalas (100 halalas are 1 riyal): `{ "amount": 240000, "currency": "SAR" }` is 2,400.00 SAR. Never calculate with fractions.',
      'Times are ISO 8601 in UTC: `2026-01-05T09:05:00.000Z`. Days and months of limits and charts are in Riyadh time, UTC+3.',
      'Phone numbers are written as `+966512345678`. Field names contain the unit: `retryAfterSeconds`.',
    ],
  },
  versions: {
    title: 'Versions',
    text: [
      'The version is `info.version` of the contract. The changelog lists the changes in each version. While the major number is 0, only a new minor version may break programs. From 1.0.0 on, only a new major version may.',
      'Before each release, the contract is compared with the previous release. A breaking change that the version number does not allow is rejected.',
    ],
    breaks: 'Breaking changes',
    breaking: [
      'A path, an operation, its `operationId`, a status or a media type is removed.',
      'A parameter or field of a request becomes required or is no longer allowed.',
      'A request allows less: fewer values, narrower limits, another type.',
      'A response no longer has a field or a header, or the type changes.',
      'An operation requires another token.',
    ],
    keeps: 'Compatible changes, which your program must expect',
    keeping: [
      'New paths, operations, statuses, and optional parameters or fields.',
      'New fields in responses: ignore fields that you do not know.',
      'New values in responses, such as error codes: fall back on the status.',
      'Changed texts and examples: do not compare `error` with fixed texts.',
    ],
  },
}
