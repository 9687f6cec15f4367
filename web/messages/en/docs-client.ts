export const docsClient = {
  title: 'Client and collection',
  lead: 'A typed client for JavaScript and TypeScript, generated from the same contract as this server: a function for every operation, errors as one class, retries that never do a thing twice. It depends on nothing and runs in Node 20 or later and in browsers.',
  install: {
    title: 'Install',
    text: 'This server offers the package that belongs to it:',
    after: 'Its version is the contract’s, as the changelog names it. The types come with it.',
    download: 'Download the package',
  },
  snippets: {
    'first-call': {
      title: 'First call',
      text: 'Save this as `first-call.mjs` and run `node first-call.mjs`. It asks for a sign-up code and prints it.',
    },
    arguments: {
      title: 'Arguments',
      text: 'Functions are called like the operations in the reference. What the address names and what it queries come first, then the body, then options. An argument that an operation does not have is left out.',
    },
    'sign-up': {
      title: 'Sign up',
      text: 'From a phone number to an open account. `decideSandboxNafath` plays the person who approves in the Nafath app; outside the sandbox you ask `getNafathStatus` every few seconds until the person has. The phone number, the registration and the ID were drawn for you, so that it runs as it stands.',
    },
    'sign-in': {
      title: 'Sign in',
      text: 'This signs in whom the last program signed up. Every step names the same device. `withToken` answers a client that calls with this token; the first one stays as it is.',
    },
    errors: {
      title: 'Errors',
      text: 'Every failure is a `PlinkError` with `status`, `code`, `requestId`, `fields`, `retryAfterSeconds` and `documentationUrl`. `isErrorOf` narrows the code to those that the operation has: a misspelt one does not compile.',
    },
    patience: {
      title: 'Retries and time-outs',
      text: 'Network failures and answers of 5xx are tried again up to three times with one `Idempotency-Key`, which the client makes by itself. Each attempt may take 30 seconds. A signal of your own ends a call at once.',
    },
    browser: {
      title: 'In a browser',
      text: 'The same package, through a bundler or as it is. The sandbox answers pages of every origin. In live mode the API answers pages of its own origin only; others call it through their own server, where tokens are safer.',
    },
  },
  collection: {
    title: 'Request collection',
    text: 'For Postman, Insomnia, Bruno and others that open Postman collections: every request of sign-up and sign-in, ready to run in order. Variables carry codes and tokens from one to the next.',
    download: 'Download the collection',
  },
}
