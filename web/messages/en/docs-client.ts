export const docsClient = {
  title: 'Client and collection',
  lead: 'A typed client for JavaScript and TypeScript, generated from the contract of this server. It has a function for every operation, one error class, and safe retries: no request takes effect twice. It has no dependencies and runs in Node 20 or later and in browsers.',
  install: {
    title: 'Install',
    text: 'This server offers the matching package:',
    after: 'Its version is the version of the contract, as in the changelog. Types are included.',
    download: 'Download the package',
  },
  snippets: {
    'first-call': {
      title: 'First call',
      text: 'Save this as `first-call.mjs` and run `node first-call.mjs`. It asks for a sign-up code and prints it.',
    },
    arguments: {
      title: 'Arguments',
      text: 'Functions have the names of the operations in the reference. Path and query parameters come first, then the body, then options. Leave out an argument that an operation does not have.',
    },
    'sign-up': {
      title: 'Sign up',
      text: 'From a phone number to an open account. `decideSandboxNafath` acts as the person who approves in the Nafath app. Outside the sandbox, poll `getNafathStatus` every few seconds until the person has approved. The phone number, the registration and the ID were generated for you, so you can run the program unchanged.',
    },
    'sign-in': {
      title: 'Sign in',
      text: 'This signs in the customer from the previous program. Every step sends the same device. `withToken` returns a new client that sends this token; the first client does not change.',
    },
    errors: {
      title: 'Errors',
      text: 'Every failure is a `PlinkError` with `status`, `code`, `requestId`, `fields`, `retryAfterSeconds` and `documentationUrl`. `isErrorOf` narrows the code to the codes of the operation: a misspelt code does not compile.',
    },
    patience: {
      title: 'Retries and time-outs',
      text: 'The client retries network failures and 5xx responses up to three times with the same `Idempotency-Key`, which it generates. Each attempt may take 30 seconds. Your own signal aborts a call at once.',
    },
    browser: {
      title: 'In a browser',
      text: 'Use the same package, with or without a bundler. The sandbox accepts calls from pages of any origin. In live mode the API accepts calls from pages of its own origin only. Other pages call it through their own server, where tokens are safer.',
    },
  },
  collection: {
    title: 'Request collection',
    text: 'For Postman, Insomnia, Bruno and other tools that open Postman collections: every request of sign-up and sign-in, ready to run in order. Variables carry codes and tokens from one request to the next.',
    download: 'Download the collection',
  },
}
