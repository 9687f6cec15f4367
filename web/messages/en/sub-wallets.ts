import { plural } from '../plural.ts'

export const subWallets = {
  title: 'My Sub-Wallets',
  lead: (max: number) =>
    plural('en', max, {
      one: 'Set money aside for one purpose. You can have # sub-wallet.',
      other: 'Set money aside for one purpose, such as salaries. You can have up to # sub-wallets.',
    }),
  id: 'ID',
  create: 'Create Sub-Wallet',
  emptyTitle: 'You have no sub-wallets yet',
  emptyText:
    'A sub-wallet keeps money for one purpose, such as salaries or rent, apart from the rest. It will be listed here.',
  createLead: 'Give it a name that tells you what it is for, with 3 to 40 characters.',
  nameLabel: 'Sub-wallet name',
  nameProblems: {
    required: 'Sub-wallet name is required',
    too_short: 'Sub-wallet name must be at least 3 characters',
    too_long: 'Sub-wallet name must be at most 40 characters',
  },
  limitReachedTitle: 'Limit Reached',
  limitReachedText: 'You have reached the maximum number of sub-wallets',
  subject: (name: string) => `Create Sub-Wallet: ${name}`,
  doneTitle: 'Sub-Wallet Created',
  doneText: (name: string) => `Your new sub-wallet ${name} has been successfully created.`,
}
