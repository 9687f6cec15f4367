/** Statements of the product that may read large tables as a whole, with the reasons. */
export const MAY_SCAN: { text: RegExp; because: string }[] = [
  {
    text: /^select min\(difference\) from|^select coalesce\(sum\(|^select account, sum\(amount\)/,
    because: 'the check of the ledger compares everything',
  },
  { text: /as chain on chain\.account_id/, because: 'the check of closed months compares everything' },
  {
    text: /^delete from "(events|notifications)" where .*"created_at" </,
    because: 'the index by blocks helps where rows are in the order of time, and the copies are not',
  },
  {
    text: /^delete from "lockouts" where .* not exists/,
    because: 'the hourly maintenance reads one column of each account',
  },
  { text: /"wallet_ibans"\."id" is null/, because: 'the job that opens IBANs compares two indexes' },
  {
    text: /"card_top_ups"\."state" = \$1 and "card_top_ups"\."settled_at" is null/,
    because: 'only a job of the sandbox settles them',
  },
  { text: /^UPDATE "events" SET "was" = jsonb_set/, because: 'a migration rewrites the rows once' },
  { text: /"wallets"\."id" is null$/, because: 'a start opens the wallets that are missing' },
]

/** Statements that only tests send, to prepare data or to look at it. */
export const OF_TESTS: RegExp[] = [
  /\btesting\./,
  /^select each::text/,
  /^select count\(\*\) as count from/,
  /^select "(id|national_id)" from "accounts"$/,
  /^select "id", "status", "frozen_at" from "wallets"$/,
  /^select min\("ended_at"\) from "holds"$/,
  /^select sum\("balance"\), \(select count/,
  /from "accounts" on .* where "accounts"\."phone" in \(\$1, \$2\)$/,
  /from "wallets" inner join "accounts" .* where "accounts"\."phone" in \(\$1, \$2\)$/,
  /from "(holds|transactions)" where "(holds|transactions)"\."wallet_id" = \$1( order by "[a-z_]+"\."[a-z_]+"( asc)?)?$/,
  /from "transactions" left join "holds" .* where "transactions"\."wallet_id" = \$1 order by/,
  /from "transactions" where "transactions"\."failure" is not null/,
  /from "transactions" where \("transactions"\."wallet_id" in .* and "transactions"\."direction" = \$\d+\) order by "transactions"\."sequence"$/,
  /from "state_changes" where "state_changes"\."row_id" = \$1 order by/,
  /^(update|delete from) "?(entries|holds|transactions)"? (set .* )?where wallet_id = \$1/,
  /^update "wallets" set ("status" = \$1, )?"frozen_at" = \$\d$/,
  /^update "accounts" set "sign_in_check"/,
  /^update "house_moves"|^delete from "house_moves"$/,
  /^update "(bank_credits|card_top_ups)" set .* \+ interval '(1 second|48 hours)'/,
  /from "transfer_schedules" where "transfer_schedules"\."state" = \$1( order by "transfer_schedules"\."due_at" asc)?$/,
  /^insert into house_moves .* 'taken back '/,
  /^select "amount" from "transfers" where \("transfers"\."wallet_id" = \$1 and "transfers"\."state" = \$2\)$/,
]
