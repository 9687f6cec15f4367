import { expect, test } from 'vitest'
import { readArguments } from './post-arguments.ts'

const SUB_WALLET = '482913650127'

test.each([
  [`payment 0500000010 5 --type local_pos --to Shop --from ${SUB_WALLET}`, 'payment takes no --from.'],
  [`top-up 0500000010 5 --type refund --from Shop --to ${SUB_WALLET}`, 'top-up takes no --to.'],
  ['reversal 0500000010 PLK0000000000000 --arabic x', 'reversal takes no --arabic.'],
  [`move 0500000010 5 --to ${SUB_WALLET} --sub-wallet ${SUB_WALLET}`, 'move takes no --sub-wallet.'],
  [`reversal 0500000010 PLK0000000000000 --sub-wallet ${SUB_WALLET}`, 'reversal takes no --sub-wallet.'],
])('%s is refused', (line, message) => expect(() => readArguments(line.split(' '))).toThrow(message))

test('a counterparty has its Arabic name', () =>
  expect(
    readArguments([
      'payment',
      '0500000010',
      '5',
      '--type',
      'local_pos',
      '--to',
      'Jarir Bookstore',
      '--arabic',
      'مكتبة جرير',
    ]),
  ).toMatchObject({ counterparty: 'Jarir Bookstore', counterpartyArabic: 'مكتبة جرير' }))

test('a payment from a sub-wallet names it', () =>
  expect(
    readArguments(
      `payment 0500000010 5 --type local_pos --to Shop --sub-wallet ${SUB_WALLET} --key once-only`.split(' '),
    ),
  ).toMatchObject({ kind: 'payment', amount: { amount: 500 }, subWallet: SUB_WALLET, key: 'once-only' }))
