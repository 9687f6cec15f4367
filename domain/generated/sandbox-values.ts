// Generated from openapi.yaml. Do not edit.
export const sandboxValues = {
  "phoneNumber": {
    "phone_duplicate": [
      "0500000001"
    ],
    "otp_send_failed": [
      "0500000002"
    ],
    "otp_slow": [
      "0500000003"
    ],
    "phone_change_waits": [
      "0500000004"
    ],
    "otp_expired": [
      "0500000005"
    ]
  },
  "email": {
    "all_green": [
      "noura@palm.example"
    ],
    "email_change_failed": [
      "refused@sandbox.test"
    ]
  },
  "crNumber": {
    "all_green": [
      "9900000000"
    ],
    "unified_number": [
      "7990000000"
    ],
    "cr_not_found": [
      "9900000001"
    ],
    "cr_suspended": [
      "9900000003"
    ],
    "cr_in_liquidation": [
      "9900000006"
    ],
    "cr_deleted": [
      "9900000002"
    ],
    "cr_verification_failed": [
      "9900000004"
    ],
    "cr_no_data": [
      "9900000005"
    ],
    "cr_registry_down": [
      "9900000007"
    ],
    "cr_duplicate": [
      "9900000008"
    ]
  },
  "idNumber": {
    "all_green": [
      "1990800003",
      "2990700003"
    ],
    "local_screening_hit": [
      "1990700013",
      "2990600013"
    ],
    "id_phone_mismatch": [
      "1990600023",
      "2990500023"
    ],
    "id_verification_failed": [
      "1990500033",
      "2991500030"
    ],
    "nafath_declined": [
      "1991500040",
      "2990400042"
    ],
    "nafath_expired": [
      "1990300053",
      "2990200053"
    ],
    "nafath_rejected": [
      "1990100073",
      "2990000073"
    ],
    "nafath_under_review": [
      "1990000083",
      "2990800084"
    ],
    "nafath_initiate_failed": [
      "1990800094",
      "2990700094"
    ],
    "nafath_url_missing": [
      "1990000109",
      "2990800100"
    ],
    "not_on_registration": [
      "1990200212",
      "2990100212"
    ],
    "screening_review": [
      "1990800110",
      "2990700110"
    ],
    "screening_unavailable": [
      "1990700120",
      "2990600120"
    ],
    "rescreening_hit": [
      "1990200220",
      "2990100220"
    ],
    "profile_forbidden": [
      "1990600130",
      "2990500130"
    ],
    "profile_fails_once": [
      "1990500140",
      "2991500147"
    ],
    "id_duplicate": [
      "1990400150",
      "2990300150"
    ]
  },
  "cardToken": {
    "all_green": [
      "token_sandbox_three_ds"
    ],
    "card_paid": [
      "token_sandbox_paid"
    ],
    "card_declined": [
      "token_sandbox_declined"
    ],
    "card_insufficient_funds": [
      "token_sandbox_insufficient_funds"
    ],
    "card_three_ds_failed": [
      "token_sandbox_three_ds_failed"
    ],
    "card_abandoned": [
      "token_sandbox_abandoned"
    ],
    "card_invalid": [
      "token_sandbox_invalid"
    ],
    "card_answer_lost": [
      "token_sandbox_no_answer_received"
    ],
    "card_request_lost": [
      "token_sandbox_no_answer_lost"
    ],
    "card_other_amount": [
      "token_sandbox_other_amount"
    ]
  },
  "iban": {
    "all_green": [
      "SA0380000000608010167519"
    ],
    "payee_mismatch": [
      "SA8780608010000000000009"
    ],
    "payee_check_unavailable": [
      "SA6080608010000000000010"
    ],
    "beneficiary_cooling_off": [
      "SA3380608010000000000011"
    ],
    "payout_paid_at_once": [
      "SA8280608010000000000002"
    ],
    "payout_paid_later": [
      "SA5580608010000000000003"
    ],
    "payout_failed": [
      "SA2880608010000000000004"
    ],
    "payout_returned": [
      "SA9880608010000000000005"
    ],
    "payout_refused": [
      "SA7180608010000000000006"
    ],
    "payout_answer_lost": [
      "SA4480608010000000000007"
    ],
    "payout_request_lost": [
      "SA1780608010000000000008"
    ]
  },
  "billAccount": {
    "all_green": [
      "3000000001"
    ],
    "bill_not_found": [
      "3000000002"
    ],
    "bill_already_paid": [
      "3000000003"
    ],
    "bill_partial": [
      "3000000004"
    ],
    "bill_overdue": [
      "3000000005"
    ],
    "biller_unavailable": [
      "3000000006"
    ],
    "bill_paid_later": [
      "3000000007"
    ],
    "bill_payment_refused": [
      "3000000008"
    ],
    "bill_payment_failed": [
      "3000000009"
    ],
    "bill_answer_lost": [
      "3000000010"
    ],
    "bill_request_lost": [
      "3000000011"
    ]
  }
} as const

export const sandboxAccounts = {
  "login_with_code": [
    "0500000010",
    "1990200170"
  ],
  "login_without_code": [
    "0500000011"
  ],
  "callback_confirmed": [
    "0500000012",
    "1990100180"
  ],
  "callback_rejected": [
    "0500000013"
  ],
  "callback_expired": [
    "0500000014"
  ],
  "callback_incomplete": [
    "0500000015"
  ],
  "account_locked_soft": [
    "0500000016",
    "1990200410"
  ],
  "account_locked_hard": [
    "0500000017",
    "1990300160"
  ],
  "profile_missing": [
    "0500000018"
  ],
  "wallet_empty": [
    "0500000020"
  ],
  "wallet_three_sub_wallets": [
    "0500000021"
  ],
  "wallet_inactive": [
    "0500000022"
  ],
  "wallet_many_transactions": [
    "0500000023"
  ],
  "wallet_frozen": [
    "0500000024"
  ],
  "team_owner": [
    "0500000025"
  ],
  "team_maker": [
    "0500000026"
  ],
  "team_approver": [
    "0500000027"
  ],
  "team_viewer": [
    "0500000028"
  ]
} as const

export const sandboxAdmins = {
  "viewer": "viewer@sandbox.test",
  "admin_login_failed": "fail@sandbox.test"
} as const
