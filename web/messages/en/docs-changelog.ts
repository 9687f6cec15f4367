export const docsChangelog = {
  title: 'Changelog',
  lead: 'The changes in each version of the contract. The version of this server is `info.version` in its contract.',
  rules: 'What counts as a breaking change',
  breaking: 'Breaking',
  compatible: 'Compatible',
  changes: {
    '0.2.0': {
      isBreaking: false,
      list: [
        'Error bodies have `documentationUrl`, a link to the explanation of their code.',
        'A screening under review now ends: `runGlobalScreening` then returns `CLEAR` or `REJECTED`, and `getOnboardingSession` shows the outcome too. An expired Nafath request has the reason `asked_again` when compliance asks for another approval. Security events can have the reason `admin`.',
        'New guides: quick start, runnable flows, error catalogue, conventions. The reference has moved from `/docs` to `/docs/reference`.',
        'A typed client for Node.js and browsers, and a request collection, both generated from the contract. Browser pages of any origin may call the sandbox.',
      ],
    },
    '0.1.0': {
      isBreaking: false,
      list: [
        'Sign-up: phone, commercial registration, identity, Nafath, screening, questionnaire, password, profile.',
        'Sign-in with a code or a call, password recovery, sessions, security events.',
        'The wallet: balance, transactions, holds, limits, sub-wallets, and changes confirmed by a code.',
        'The sandbox: messages, calls and Nafath requests that you can read and act on, postings, test values and accounts.',
      ],
    },
  },
}
