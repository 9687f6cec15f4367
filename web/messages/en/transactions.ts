export const transactions = {
  title: 'Transactions',
  new: 'New',
}
