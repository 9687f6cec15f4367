// Generated from openapi.yaml and workflows.arazzo.yaml. Do not edit.
import type { Workflow } from '#arazzo/workflow.ts'

export type WorkflowText =
  | "Sign up a business"
  | "From a phone number to an account with a profile and a wallet."
  | "The owner's mobile number"
  | "The commercial registration or unified number"
  | "The owner's national ID or Iqama"
  | "The first password"
  | "Send the sign-up code"
  | "The response contains the code in the sandbox only."
  | "Verify the sign-up code"
  | "Send this token with every later call of the sign-up."
  | "Check the commercial registration"
  | "For an unknown business, the response is 200 with `valid` set to false."
  | "Screen the identity number"
  | "Match the identity with the phone"
  | "Request the approval in Nafath"
  | "Show the customer the number, and the link if there is one."
  | "Act as the person, or as compliance"
  | "Outside the sandbox, the customer approves in the Nafath app and you make no call."
  | "Poll the approval"
  | "Poll every 5 seconds until the request is approved or has failed."
  | "Screen the person and the business"
  | "List the active options of a category"
  | "The questionnaire takes the `code` of an option from each category."
  | "The purpose `other` also needs `purposeOther`."
  | "Answer the business questionnaire"
  | "Set the first password"
  | "Create the business profile"
  | "The values must match the verified facts."
  | "Sign in"
  | "From password and code to the tokens, calls with the access token, a token refresh and the sign-out."
  | "A phone number, a national ID or Iqama, or a unified number"
  | "The password of the account"
  | "Sign in with the password"
  | "The response contains the code in the sandbox only. Send the same device with each step of a sign-in."
  | "Verify the sign-in code"
  | "Who is signed in"
  | "Get balance and status"
  | "Refresh the tokens"
  | "The old refresh token is no longer valid. Using it again ends the session."
  | "Sign out"
  | "Sign in with a call"
  | "Some accounts confirm each sign-in by phone call. The code then starts the call, and the confirmed call leads to the tokens."
  | "The response has no tokens yet. The phone rings."
  | "Press 1 or 2 in a verification call"
  | "Outside the sandbox, the customer presses 1 on the phone and you make no call."
  | "Poll the verification call"
  | "Poll every 2 seconds until the call is confirmed or has failed."
  | "Complete a sign-in that was confirmed by phone"
  | "Recover the password"
  | "For a customer who forgot the password. It ends every session and a lock of 15 minutes."
  | "A national ID or Iqama, or the unified number of the business"
  | "The owner's date of birth"
  | "The new password. In the sandbox it equals the old one, so that the flow can run again"
  | "Begin a recovery"
  | "Set a new password in a recovery"
  | "Top up by card"
  | "The customer enters the card in the form of the card provider and confirms the payment with the bank of the card. No card number passes your server or Plink."
  | "The token that the form of the card provider returns"
  | "This account of the sandbox signs in without a code. With one, `verifyLoginOtp` is next, as in the sign-in flow."
  | "Start a top-up by card"
  | "Takes no money. `cardForm` says which form to show. Amounts are in halalas."
  | "Pay a top-up with a card"
  | "Send the browser to `threeDsUrl`. A card is never charged twice for one top-up, so you may repeat this call."
  | "Approve or decline a payment in 3-D Secure"
  | "Outside the sandbox, the customer approves on the page of the bank and you make no call."
  | "Get a top-up with its history"
  | "Poll every 2 seconds until the top-up is paid or has failed. It also ends correctly if the browser never returns."
  | "A transaction"
  | "The money is in the wallet."
  | "Top up by bank transfer"
  | "Each wallet has an IBAN of its own. Money that is transferred to it arrives in the wallet."
  | "Who transfers the money"
  | "Get the IBAN of the wallet"
  | "Show the IBAN. The bank opens it at the first request, which can take a while."
  | "Transfer money to an IBAN of a wallet"
  | "Outside the sandbox, somebody transfers money to the IBAN, the bank tells Plink, and you make no call."
  | "List transactions"
  | "`watchWallet` tells you when there is something new."
  | "Transfer to an IBAN"
  | "Adds a beneficiary, sends money to it until it is paid, has the bank return it, and removes the beneficiary. The customer confirms the beneficiary and the transfer with a code each."
  | "The name of the beneficiary"
  | "The IBAN of the beneficiary"
  | "The CR number, unified number, national ID or Iqama of the beneficiary"
  | "Add a beneficiary"
  | "The response contains the code in the sandbox only. If the account has the IBAN already, as this one has some test values, the response is `BENEFICIARY_EXISTS`: `listBeneficiaries` finds it."
  | "Confirm a beneficiary"
  | "Outside the sandbox, it is `cooling_off` for a day, and little money can be sent to it until then."
  | "Prepare a transfer"
  | "Nothing moves yet. Show the customer the amount, the name, the IBAN and the warnings."
  | "Confirm a transfer"
  | "The money is on hold, and Plink sends it to the bank."
  | "Let the bank pay a transfer"
  | "Outside the sandbox, the bank pays, mostly within a minute, and you make no call."
  | "Get a transfer with the history of its states"
  | "Poll every 5 seconds until the transfer is paid, or has ended as `cancelled`, `refused` or `failed`, with the money in the wallet again. While it is `unknown`, it may still be paid."
  | "Let the bank of the beneficiary return a transfer"
  | "In rare cases, the bank of the beneficiary sends money back, even days later. Outside the sandbox you make no call."
  | "`returnedRef` is the transaction that brought the money back."
  | "Remove a beneficiary"
  | "Only if it is not needed again. Its transfers stay as they are."
  | "Transfer to a Plink customer"
  | "The customer is found by phone or registration number, and has the money at once."
  | "The phone number, CR number or unified number of the recipient"
  | "Find the Plink customer to pay"
  | "Show the masked name, so that the customer recognises the recipient."
  | "Nothing moves yet. Show the customer the amount, the masked name and the warnings."
  | "The recipient has the money."
  | "Send money with a key"
  | "A program pays a beneficiary without a person. The owner of the business decides beforehand whom its key pays, and how much on a day."
  | "The name of the test business"
  | "The URL of your server that receives events"
  | "Make a test business with money and an API key"
  | "A business with money and an active beneficiary. Outside the sandbox, the owner signs up and adds the beneficiary."
  | "Outside the sandbox, the owner signs in on the pages of Plink and creates the key in the settings, under Developers. You make neither this call nor the next three."
  | "Create an API key"
  | "The scope `transfers:send` needs `sending`, the beneficiaries that the key may pay and its cap for a day in Riyadh, here 500.00 SAR. The other scopes are for the webhook."
  | "Confirm an API key"
  | "No other response has the key. Store it with the secrets of your program."
  | "Create a webhook endpoint"
  | "Keep `secret`, which is shown once. Your server verifies the signature of each event with it."
  | "Send a transfer with an API key"
  | "The money is on hold at once. A call without a response is repeated with the same `Idempotency-Key`, and moves the money once. The body has `beneficiaryId` where `createTransfer` has `destination`, because keys pay beneficiaries only."
  | "List the deliveries of a webhook endpoint"
  | "This event is sent to your server. The example has none, so the flow looks it up. Read the transfer with `getTransfer` where no event arrives."
  | "Refused with 422 `DAILY_CAP_REACHED`, and nothing has moved. `remaining` says that the cap has 300.00 SAR left today. Retry after midnight in Riyadh, or ask the owner for a key with a higher cap."

export const workflows = {
  "signUp": {
    "id": "signUp",
    "summary": "Sign up a business",
    "description": "From a phone number to an account with a profile and a wallet.",
    "inputs": [
      {
        "name": "phoneNumber",
        "description": "The owner's mobile number",
        "default": "+966551234567",
        "fresh": "phone_number"
      },
      {
        "name": "crNumber",
        "description": "The commercial registration or unified number",
        "default": "1012345678",
        "fresh": "cr_number"
      },
      {
        "name": "idNumber",
        "description": "The owner's national ID or Iqama",
        "default": "1112345671",
        "fresh": "id_number"
      },
      {
        "name": "password",
        "description": "The first password",
        "default": "Palm#Trees2031"
      }
    ],
    "steps": [
      {
        "id": "sendOtp",
        "operationId": "sendOtp",
        "tag": "auth",
        "method": "POST",
        "path": "/api/v1/auth/send-otp",
        "summary": "Send the sign-up code",
        "note": "The response contains the code in the sandbox only.",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "phoneNumber": "$inputs.phoneNumber",
          "businessType": "freelancer"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {
          "otp": "$response.body#/otpCode"
        },
        "messages": [
          {
            "from": "plink",
            "to": "customer",
            "what": "code_by_sms"
          },
          {
            "from": "customer",
            "to": "integrator",
            "what": "code_typed"
          }
        ]
      },
      {
        "id": "verifyOtp",
        "operationId": "verifyOtp",
        "tag": "auth",
        "method": "POST",
        "path": "/api/v1/auth/verify-otp",
        "summary": "Verify the sign-up code",
        "note": "Send this token with every later call of the sign-up.",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "phoneNumber": "$inputs.phoneNumber",
          "otp": "$steps.sendOtp.outputs.otp"
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/nextStep == 'set_credentials'"
        ],
        "retries": [],
        "outputs": {
          "onboardingToken": "$response.body#/token",
          "userId": "$response.body#/userId"
        },
        "messages": []
      },
      {
        "id": "validateCr",
        "operationId": "validateCr",
        "tag": "verification",
        "method": "POST",
        "path": "/api/v1/verification/validate-cr",
        "summary": "Check the commercial registration",
        "note": "For an unknown business, the response is 200 with `valid` set to false.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyOtp.outputs.onboardingToken}"
          }
        ],
        "payload": {
          "crNumber": "$inputs.crNumber"
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/valid == true"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "localScreening",
        "operationId": "localScreening",
        "tag": "verification",
        "method": "POST",
        "path": "/api/v1/verification/local-screening",
        "summary": "Screen the identity number",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyOtp.outputs.onboardingToken}"
          }
        ],
        "payload": {
          "idNumber": "$inputs.idNumber"
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/status == 'CLEAR'"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "idPhoneMatch",
        "operationId": "idPhoneMatch",
        "tag": "verification",
        "method": "POST",
        "path": "/api/v1/verification/id-phone-match",
        "summary": "Match the identity with the phone",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyOtp.outputs.onboardingToken}"
          }
        ],
        "payload": {
          "idNumber": "$inputs.idNumber",
          "phoneNumber": "$inputs.phoneNumber"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "initiateNafath",
        "operationId": "initiateNafath",
        "tag": "nafath",
        "method": "POST",
        "path": "/api/v1/nafath/initiate",
        "summary": "Request the approval in Nafath",
        "note": "Show the customer the number, and the link if there is one.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyOtp.outputs.onboardingToken}"
          }
        ],
        "payload": {
          "nationalId": "$inputs.idNumber",
          "phoneE164": "$inputs.phoneNumber"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {
          "nafathSessionId": "$response.body#/sessionId"
        },
        "messages": [
          {
            "from": "plink",
            "to": "customer",
            "what": "nafath_request"
          }
        ]
      },
      {
        "id": "decideSandboxNafath",
        "operationId": "decideSandboxNafath",
        "tag": "sandbox",
        "method": "POST",
        "path": "/api/sandbox/nafath/{sessionId}/decision",
        "summary": "Act as the person, or as compliance",
        "note": "Outside the sandbox, the customer approves in the Nafath app and you make no call.",
        "caller": "customer",
        "parameters": [
          {
            "name": "sessionId",
            "in": "path",
            "value": "$steps.initiateNafath.outputs.nafathSessionId"
          }
        ],
        "payload": {
          "decision": "approve"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "getNafathStatus",
        "operationId": "getNafathStatus",
        "tag": "nafath",
        "method": "GET",
        "path": "/api/v1/nafath/status/{sessionId}",
        "summary": "Poll the approval",
        "note": "Poll every 5 seconds until the request is approved or has failed.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "sessionId",
            "in": "path",
            "value": "$steps.initiateNafath.outputs.nafathSessionId"
          },
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyOtp.outputs.onboardingToken}"
          }
        ],
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/status == 'approved'"
        ],
        "retries": [
          {
            "condition": "$response.body#/status == 'SENT'",
            "afterSeconds": 5,
            "limit": 120
          },
          {
            "condition": "$response.body#/status == 'pending'",
            "afterSeconds": 5,
            "limit": 120
          }
        ],
        "outputs": {},
        "messages": []
      },
      {
        "id": "runGlobalScreening",
        "operationId": "runGlobalScreening",
        "tag": "onboarding",
        "method": "POST",
        "path": "/api/v1/onboarding/global-screening",
        "summary": "Screen the person and the business",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyOtp.outputs.onboardingToken}"
          }
        ],
        "payload": {
          "idNumber": "$inputs.idNumber",
          "phoneNumber": "$inputs.phoneNumber",
          "crNumber": "$inputs.crNumber",
          "businessType": "freelancer"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "listAnnualRevenues",
        "operationId": "listKybOptions",
        "tag": "kyb",
        "method": "GET",
        "path": "/api/v1/kyb/options",
        "summary": "List the active options of a category",
        "note": "The questionnaire takes the `code` of an option from each category.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "category",
            "in": "query",
            "value": "annual_revenue"
          }
        ],
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {
          "annualRevenue": "$response.body#/items/0/code"
        },
        "messages": []
      },
      {
        "id": "listBusinessActivities",
        "operationId": "listKybOptions",
        "tag": "kyb",
        "method": "GET",
        "path": "/api/v1/kyb/options",
        "summary": "List the active options of a category",
        "caller": "integrator",
        "parameters": [
          {
            "name": "category",
            "in": "query",
            "value": "business_activity"
          }
        ],
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {
          "businessActivity": "$response.body#/items/0/code"
        },
        "messages": []
      },
      {
        "id": "listPurposes",
        "operationId": "listKybOptions",
        "tag": "kyb",
        "method": "GET",
        "path": "/api/v1/kyb/options",
        "summary": "List the active options of a category",
        "note": "The purpose `other` also needs `purposeOther`.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "category",
            "in": "query",
            "value": "purpose_of_account"
          }
        ],
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {
          "accountPurpose": "$response.body#/items/0/code"
        },
        "messages": []
      },
      {
        "id": "submitKyb",
        "operationId": "submitKyb",
        "tag": "onboarding",
        "method": "POST",
        "path": "/api/v1/onboarding/kyb",
        "summary": "Answer the business questionnaire",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyOtp.outputs.onboardingToken}"
          }
        ],
        "payload": {
          "annualRevenue": "$steps.listAnnualRevenues.outputs.annualRevenue",
          "businessActivity": "$steps.listBusinessActivities.outputs.businessActivity",
          "purposeOfAccount": [
            "$steps.listPurposes.outputs.accountPurpose"
          ]
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "setPassword",
        "operationId": "setPassword",
        "tag": "auth",
        "method": "POST",
        "path": "/api/v1/auth/set-password",
        "summary": "Set the first password",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyOtp.outputs.onboardingToken}"
          }
        ],
        "payload": {
          "userId": "$steps.verifyOtp.outputs.userId",
          "password": "$inputs.password"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "createProfile",
        "operationId": "createProfile",
        "tag": "onboarding",
        "method": "POST",
        "path": "/api/v1/onboarding/create-profile",
        "summary": "Create the business profile",
        "note": "The values must match the verified facts.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyOtp.outputs.onboardingToken}"
          }
        ],
        "payload": {
          "userId": "$steps.verifyOtp.outputs.userId",
          "businessType": "FREELANCER",
          "businessName": "$steps.listBusinessActivities.outputs.businessActivity",
          "crNumber": "$inputs.crNumber",
          "freelancerLicense": "$inputs.crNumber",
          "nationalId": "$inputs.idNumber",
          "phoneE164": "$inputs.phoneNumber",
          "annualRevenue": "$steps.listAnnualRevenues.outputs.annualRevenue",
          "businessActivity": "$steps.listBusinessActivities.outputs.businessActivity",
          "accountPurpose": "$steps.listPurposes.outputs.accountPurpose"
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/status == 'active'"
        ],
        "retries": [],
        "outputs": {
          "profileId": "$response.body#/profileId"
        },
        "messages": []
      }
    ],
    "outputs": {
      "userId": "$steps.verifyOtp.outputs.userId",
      "profileId": "$steps.createProfile.outputs.profileId"
    }
  },
  "signIn": {
    "id": "signIn",
    "summary": "Sign in",
    "description": "From password and code to the tokens, calls with the access token, a token refresh and the sign-out.",
    "inputs": [
      {
        "name": "identifier",
        "description": "A phone number, a national ID or Iqama, or a unified number",
        "default": "0500000010"
      },
      {
        "name": "password",
        "description": "The password of the account",
        "default": "Sandbox#2026"
      }
    ],
    "steps": [
      {
        "id": "loginWithPassword",
        "operationId": "loginWithPassword",
        "tag": "auth",
        "method": "POST",
        "path": "/api/v1/auth/login/password",
        "summary": "Sign in with the password",
        "note": "The response contains the code in the sandbox only. Send the same device with each step of a sign-in.",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "emailOrPhone": "$inputs.identifier",
          "password": "$inputs.password",
          "device": {
            "platform": "web",
            "userAgent": "Integrator/1.0",
            "screenResolution": "1280x800",
            "timezone": "Asia/Riyadh"
          }
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/needsOtp == true"
        ],
        "retries": [],
        "outputs": {
          "userId": "$response.body#/userId",
          "otp": "$response.body#/otpCode"
        },
        "messages": [
          {
            "from": "plink",
            "to": "customer",
            "what": "code_by_sms"
          },
          {
            "from": "customer",
            "to": "integrator",
            "what": "code_typed"
          }
        ]
      },
      {
        "id": "verifyLoginOtp",
        "operationId": "verifyLoginOtp",
        "tag": "auth",
        "method": "POST",
        "path": "/api/v1/auth/login/verify-otp",
        "summary": "Verify the sign-in code",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "userId": "$steps.loginWithPassword.outputs.userId",
          "otp": "$steps.loginWithPassword.outputs.otp",
          "device": {
            "platform": "web",
            "userAgent": "Integrator/1.0",
            "screenResolution": "1280x800",
            "timezone": "Asia/Riyadh"
          }
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/needsCallback == false"
        ],
        "retries": [],
        "outputs": {
          "accessToken": "$response.body#/accessToken",
          "refreshToken": "$response.body#/refreshToken"
        },
        "messages": []
      },
      {
        "id": "getMe",
        "operationId": "getMe",
        "tag": "account",
        "method": "GET",
        "path": "/api/v1/auth/me",
        "summary": "Who is signed in",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyLoginOtp.outputs.accessToken}"
          }
        ],
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "getWallet",
        "operationId": "getWallet",
        "tag": "wallet",
        "method": "GET",
        "path": "/api/v1/wallet",
        "summary": "Get balance and status",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyLoginOtp.outputs.accessToken}"
          }
        ],
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "refreshTokens",
        "operationId": "refreshTokens",
        "tag": "auth",
        "method": "POST",
        "path": "/api/v1/auth/refresh",
        "summary": "Refresh the tokens",
        "note": "The old refresh token is no longer valid. Using it again ends the session.",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "refreshToken": "$steps.verifyLoginOtp.outputs.refreshToken"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {
          "accessToken": "$response.body#/accessToken",
          "refreshToken": "$response.body#/refreshToken"
        },
        "messages": []
      },
      {
        "id": "logout",
        "operationId": "logout",
        "tag": "auth",
        "method": "POST",
        "path": "/api/v1/auth/logout",
        "summary": "Sign out",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "refreshToken": "$steps.refreshTokens.outputs.refreshToken"
        },
        "successCriteria": [
          "$statusCode == 204"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      }
    ],
    "outputs": {
      "userId": "$steps.loginWithPassword.outputs.userId"
    }
  },
  "signInWithCall": {
    "id": "signInWithCall",
    "summary": "Sign in with a call",
    "description": "Some accounts confirm each sign-in by phone call. The code then starts the call, and the confirmed call leads to the tokens.",
    "inputs": [
      {
        "name": "identifier",
        "description": "A phone number, a national ID or Iqama, or a unified number",
        "default": "0500000012"
      },
      {
        "name": "password",
        "description": "The password of the account",
        "default": "Sandbox#2026"
      }
    ],
    "steps": [
      {
        "id": "loginWithPassword",
        "operationId": "loginWithPassword",
        "tag": "auth",
        "method": "POST",
        "path": "/api/v1/auth/login/password",
        "summary": "Sign in with the password",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "emailOrPhone": "$inputs.identifier",
          "password": "$inputs.password",
          "device": {
            "platform": "web",
            "userAgent": "Integrator/1.0",
            "screenResolution": "1280x800",
            "timezone": "Asia/Riyadh"
          }
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/needsOtp == true"
        ],
        "retries": [],
        "outputs": {
          "userId": "$response.body#/userId",
          "otp": "$response.body#/otpCode"
        },
        "messages": [
          {
            "from": "plink",
            "to": "customer",
            "what": "code_by_sms"
          },
          {
            "from": "customer",
            "to": "integrator",
            "what": "code_typed"
          }
        ]
      },
      {
        "id": "verifyLoginOtpForCall",
        "operationId": "verifyLoginOtp",
        "tag": "auth",
        "method": "POST",
        "path": "/api/v1/auth/login/verify-otp",
        "summary": "Verify the sign-in code",
        "note": "The response has no tokens yet. The phone rings.",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "userId": "$steps.loginWithPassword.outputs.userId",
          "otp": "$steps.loginWithPassword.outputs.otp",
          "device": {
            "platform": "web",
            "userAgent": "Integrator/1.0",
            "screenResolution": "1280x800",
            "timezone": "Asia/Riyadh"
          }
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/needsCallback == true"
        ],
        "retries": [],
        "outputs": {
          "callbackId": "$response.body#/callbackId"
        },
        "messages": [
          {
            "from": "plink",
            "to": "customer",
            "what": "call"
          }
        ]
      },
      {
        "id": "pressSandboxCall",
        "operationId": "pressSandboxCall",
        "tag": "sandbox",
        "method": "POST",
        "path": "/api/sandbox/calls/{callbackId}/press",
        "summary": "Press 1 or 2 in a verification call",
        "note": "Outside the sandbox, the customer presses 1 on the phone and you make no call.",
        "caller": "customer",
        "parameters": [
          {
            "name": "callbackId",
            "in": "path",
            "value": "$steps.verifyLoginOtpForCall.outputs.callbackId"
          }
        ],
        "payload": {
          "digit": 1
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "getCallbackStatus",
        "operationId": "getCallbackStatus",
        "tag": "auth",
        "method": "GET",
        "path": "/api/v1/auth/callback-status/{callbackId}",
        "summary": "Poll the verification call",
        "note": "Poll every 2 seconds until the call is confirmed or has failed.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "callbackId",
            "in": "path",
            "value": "$steps.verifyLoginOtpForCall.outputs.callbackId"
          }
        ],
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/status == 'confirmed'"
        ],
        "retries": [
          {
            "condition": "$response.body#/status == 'calling'",
            "afterSeconds": 2,
            "limit": 60
          },
          {
            "condition": "$response.body#/status == 'pending'",
            "afterSeconds": 2,
            "limit": 60
          }
        ],
        "outputs": {},
        "messages": []
      },
      {
        "id": "completeCallback",
        "operationId": "completeCallback",
        "tag": "auth",
        "method": "POST",
        "path": "/api/v1/auth/callback-complete/{callbackId}",
        "summary": "Complete a sign-in that was confirmed by phone",
        "caller": "integrator",
        "parameters": [
          {
            "name": "callbackId",
            "in": "path",
            "value": "$steps.verifyLoginOtpForCall.outputs.callbackId"
          }
        ],
        "payload": {
          "platform": "web",
          "userAgent": "Integrator/1.0",
          "screenResolution": "1280x800",
          "timezone": "Asia/Riyadh"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {
          "accessToken": "$response.body#/accessToken",
          "refreshToken": "$response.body#/refreshToken"
        },
        "messages": []
      },
      {
        "id": "getMe",
        "operationId": "getMe",
        "tag": "account",
        "method": "GET",
        "path": "/api/v1/auth/me",
        "summary": "Who is signed in",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.completeCallback.outputs.accessToken}"
          }
        ],
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      }
    ],
    "outputs": {
      "userId": "$steps.loginWithPassword.outputs.userId"
    }
  },
  "recovery": {
    "id": "recovery",
    "summary": "Recover the password",
    "description": "For a customer who forgot the password. It ends every session and a lock of 15 minutes.",
    "inputs": [
      {
        "name": "idUnn",
        "description": "A national ID or Iqama, or the unified number of the business",
        "default": "1990200170"
      },
      {
        "name": "dateOfBirth",
        "description": "The owner's date of birth",
        "default": "2012-12-03"
      },
      {
        "name": "newPassword",
        "description": "The new password. In the sandbox it equals the old one, so that the flow can run again",
        "default": "Sandbox#2026"
      }
    ],
    "steps": [
      {
        "id": "forgotPassword",
        "operationId": "forgotPassword",
        "tag": "auth",
        "method": "POST",
        "path": "/api/v1/auth/forgot-password",
        "summary": "Begin a recovery",
        "note": "The response contains the code in the sandbox only.",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "idUnn": "$inputs.idUnn",
          "dateOfBirth": "$inputs.dateOfBirth"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {
          "resetToken": "$response.body#/resetToken",
          "otp": "$response.body#/otpCode"
        },
        "messages": [
          {
            "from": "plink",
            "to": "customer",
            "what": "code_by_sms"
          },
          {
            "from": "customer",
            "to": "integrator",
            "what": "code_typed"
          }
        ]
      },
      {
        "id": "resetPassword",
        "operationId": "resetPassword",
        "tag": "auth",
        "method": "POST",
        "path": "/api/v1/auth/reset-password",
        "summary": "Set a new password in a recovery",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "resetToken": "$steps.forgotPassword.outputs.resetToken",
          "otp": "$steps.forgotPassword.outputs.otp",
          "newPassword": "$inputs.newPassword"
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/success == true"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      }
    ],
    "outputs": {
      "resetToken": "$steps.forgotPassword.outputs.resetToken"
    }
  },
  "topUpByCard": {
    "id": "topUpByCard",
    "summary": "Top up by card",
    "description": "The customer enters the card in the form of the card provider and confirms the payment with the bank of the card. No card number passes your server or Plink.",
    "inputs": [
      {
        "name": "identifier",
        "description": "A phone number, a national ID or Iqama, or a unified number",
        "default": "0500000011"
      },
      {
        "name": "password",
        "description": "The password of the account",
        "default": "Sandbox#2026"
      },
      {
        "name": "cardToken",
        "description": "The token that the form of the card provider returns",
        "default": "token_sandbox_three_ds"
      }
    ],
    "steps": [
      {
        "id": "loginWithoutCode",
        "operationId": "loginWithPassword",
        "tag": "auth",
        "method": "POST",
        "path": "/api/v1/auth/login/password",
        "summary": "Sign in with the password",
        "note": "This account of the sandbox signs in without a code. With one, `verifyLoginOtp` is next, as in the sign-in flow.",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "emailOrPhone": "$inputs.identifier",
          "password": "$inputs.password",
          "device": {
            "platform": "web",
            "userAgent": "Integrator/1.0",
            "screenResolution": "1280x800",
            "timezone": "Asia/Riyadh"
          }
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/needsOtp == false"
        ],
        "retries": [],
        "outputs": {
          "accessToken": "$response.body#/accessToken"
        },
        "messages": []
      },
      {
        "id": "createTopUp",
        "operationId": "createTopUp",
        "tag": "top-ups",
        "method": "POST",
        "path": "/api/v1/top-ups",
        "summary": "Start a top-up by card",
        "note": "Takes no money. `cardForm` says which form to show. Amounts are in halalas.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.loginWithoutCode.outputs.accessToken}"
          }
        ],
        "payload": {
          "amount": {
            "amount": 25000,
            "currency": "SAR"
          }
        },
        "successCriteria": [
          "$statusCode == 201",
          "$response.body#/state == 'created'"
        ],
        "retries": [],
        "outputs": {
          "topUpId": "$response.body#/topUpId"
        },
        "messages": []
      },
      {
        "id": "payTopUp",
        "operationId": "payTopUp",
        "tag": "top-ups",
        "method": "POST",
        "path": "/api/v1/top-ups/{topUpId}/pay",
        "summary": "Pay a top-up with a card",
        "note": "Send the browser to `threeDsUrl`. A card is never charged twice for one top-up, so you may repeat this call.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "topUpId",
            "in": "path",
            "value": "$steps.createTopUp.outputs.topUpId"
          },
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.loginWithoutCode.outputs.accessToken}"
          }
        ],
        "payload": {
          "cardToken": "$inputs.cardToken"
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/state == 'awaiting_3ds'"
        ],
        "retries": [],
        "outputs": {},
        "messages": [
          {
            "from": "integrator",
            "to": "customer",
            "what": "three_ds_page"
          }
        ]
      },
      {
        "id": "decideSandboxCardPayment",
        "operationId": "decideSandboxCardPayment",
        "tag": "sandbox",
        "method": "POST",
        "path": "/api/sandbox/card-payments/{paymentId}/decision",
        "summary": "Approve or decline a payment in 3-D Secure",
        "note": "Outside the sandbox, the customer approves on the page of the bank and you make no call.",
        "caller": "customer",
        "parameters": [
          {
            "name": "paymentId",
            "in": "path",
            "value": "$steps.createTopUp.outputs.topUpId"
          }
        ],
        "payload": {
          "decision": "approve"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "getTopUp",
        "operationId": "getTopUp",
        "tag": "top-ups",
        "method": "GET",
        "path": "/api/v1/top-ups/{topUpId}",
        "summary": "Get a top-up with its history",
        "note": "Poll every 2 seconds until the top-up is paid or has failed. It also ends correctly if the browser never returns.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "topUpId",
            "in": "path",
            "value": "$steps.createTopUp.outputs.topUpId"
          },
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.loginWithoutCode.outputs.accessToken}"
          }
        ],
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/state == 'paid'"
        ],
        "retries": [
          {
            "condition": "$response.body#/state == 'awaiting_3ds'",
            "afterSeconds": 2,
            "limit": 300
          }
        ],
        "outputs": {
          "referenceId": "$response.body#/referenceId"
        },
        "messages": []
      },
      {
        "id": "getTransaction",
        "operationId": "getTransaction",
        "tag": "transactions",
        "method": "GET",
        "path": "/api/v1/wallet/transactions/{referenceId}",
        "summary": "A transaction",
        "note": "The money is in the wallet.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "referenceId",
            "in": "path",
            "value": "$steps.getTopUp.outputs.referenceId"
          },
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.loginWithoutCode.outputs.accessToken}"
          }
        ],
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/status == 'successful'"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      }
    ],
    "outputs": {
      "topUpId": "$steps.createTopUp.outputs.topUpId",
      "referenceId": "$steps.getTopUp.outputs.referenceId"
    }
  },
  "topUpByBankTransfer": {
    "id": "topUpByBankTransfer",
    "summary": "Top up by bank transfer",
    "description": "Each wallet has an IBAN of its own. Money that is transferred to it arrives in the wallet.",
    "inputs": [
      {
        "name": "identifier",
        "description": "A phone number, a national ID or Iqama, or a unified number",
        "default": "0500000011"
      },
      {
        "name": "password",
        "description": "The password of the account",
        "default": "Sandbox#2026"
      },
      {
        "name": "remitterName",
        "description": "Who transfers the money",
        "default": "Najd Supplies Co."
      }
    ],
    "steps": [
      {
        "id": "loginWithoutCode",
        "operationId": "loginWithPassword",
        "tag": "auth",
        "method": "POST",
        "path": "/api/v1/auth/login/password",
        "summary": "Sign in with the password",
        "note": "This account of the sandbox signs in without a code. With one, `verifyLoginOtp` is next, as in the sign-in flow.",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "emailOrPhone": "$inputs.identifier",
          "password": "$inputs.password",
          "device": {
            "platform": "web",
            "userAgent": "Integrator/1.0",
            "screenResolution": "1280x800",
            "timezone": "Asia/Riyadh"
          }
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/needsOtp == false"
        ],
        "retries": [],
        "outputs": {
          "accessToken": "$response.body#/accessToken"
        },
        "messages": []
      },
      {
        "id": "getBankDetails",
        "operationId": "getBankDetails",
        "tag": "top-ups",
        "method": "GET",
        "path": "/api/v1/top-ups/bank-details",
        "summary": "Get the IBAN of the wallet",
        "note": "Show the IBAN. The bank opens it at the first request, which can take a while.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.loginWithoutCode.outputs.accessToken}"
          }
        ],
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/status == 'open'"
        ],
        "retries": [
          {
            "condition": "$response.body#/status == 'being_opened'",
            "afterSeconds": 5,
            "limit": 60
          }
        ],
        "outputs": {
          "walletIban": "$response.body#/iban"
        },
        "messages": []
      },
      {
        "id": "createSandboxBankCredit",
        "operationId": "createSandboxBankCredit",
        "tag": "sandbox",
        "method": "POST",
        "path": "/api/sandbox/bank-credits",
        "summary": "Transfer money to an IBAN of a wallet",
        "note": "Outside the sandbox, somebody transfers money to the IBAN, the bank tells Plink, and you make no call.",
        "caller": "bank",
        "parameters": [],
        "payload": {
          "iban": "$steps.getBankDetails.outputs.walletIban",
          "amount": {
            "amount": 250000,
            "currency": "SAR"
          },
          "remitterName": "$inputs.remitterName"
        },
        "successCriteria": [
          "$statusCode == 201",
          "$response.body#/state == 'credited'"
        ],
        "retries": [],
        "outputs": {
          "bankReference": "$response.body#/bankReference"
        },
        "messages": []
      },
      {
        "id": "listTransactions",
        "operationId": "listTransactions",
        "tag": "transactions",
        "method": "GET",
        "path": "/api/v1/wallet/transactions",
        "summary": "List transactions",
        "note": "`watchWallet` tells you when there is something new.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "type",
            "in": "query",
            "value": "incoming_transfer"
          },
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.loginWithoutCode.outputs.accessToken}"
          }
        ],
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/items/0/status == 'successful'"
        ],
        "retries": [],
        "outputs": {
          "referenceId": "$response.body#/items/0/referenceId"
        },
        "messages": []
      }
    ],
    "outputs": {
      "bankReference": "$steps.createSandboxBankCredit.outputs.bankReference",
      "referenceId": "$steps.listTransactions.outputs.referenceId"
    }
  },
  "transferToIban": {
    "id": "transferToIban",
    "summary": "Transfer to an IBAN",
    "description": "Adds a beneficiary, sends money to it until it is paid, has the bank return it, and removes the beneficiary. The customer confirms the beneficiary and the transfer with a code each.",
    "inputs": [
      {
        "name": "identifier",
        "description": "A phone number, a national ID or Iqama, or a unified number",
        "default": "0500000011"
      },
      {
        "name": "password",
        "description": "The password of the account",
        "default": "Sandbox#2026"
      },
      {
        "name": "payeeName",
        "description": "The name of the beneficiary",
        "default": "Green Palm Trading"
      },
      {
        "name": "iban",
        "description": "The IBAN of the beneficiary",
        "default": "SA0380000000608010167519",
        "fresh": "iban"
      },
      {
        "name": "payeeNumber",
        "description": "The CR number, unified number, national ID or Iqama of the beneficiary",
        "default": "1010123456"
      }
    ],
    "steps": [
      {
        "id": "loginWithoutCode",
        "operationId": "loginWithPassword",
        "tag": "auth",
        "method": "POST",
        "path": "/api/v1/auth/login/password",
        "summary": "Sign in with the password",
        "note": "This account of the sandbox signs in without a code. With one, `verifyLoginOtp` is next, as in the sign-in flow.",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "emailOrPhone": "$inputs.identifier",
          "password": "$inputs.password",
          "device": {
            "platform": "web",
            "userAgent": "Integrator/1.0",
            "screenResolution": "1280x800",
            "timezone": "Asia/Riyadh"
          }
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/needsOtp == false"
        ],
        "retries": [],
        "outputs": {
          "accessToken": "$response.body#/accessToken"
        },
        "messages": []
      },
      {
        "id": "addBeneficiary",
        "operationId": "addBeneficiary",
        "tag": "beneficiaries",
        "method": "POST",
        "path": "/api/v1/beneficiaries",
        "summary": "Add a beneficiary",
        "note": "The response contains the code in the sandbox only. If the account has the IBAN already, as this one has some test values, the response is `BENEFICIARY_EXISTS`: `listBeneficiaries` finds it.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.loginWithoutCode.outputs.accessToken}"
          }
        ],
        "payload": {
          "name": "$inputs.payeeName",
          "iban": "$inputs.iban",
          "identifier": "$inputs.payeeNumber"
        },
        "successCriteria": [
          "$statusCode == 201"
        ],
        "retries": [],
        "outputs": {
          "beneficiaryId": "$response.body#/beneficiaryId",
          "otp": "$response.body#/otpCode"
        },
        "messages": [
          {
            "from": "plink",
            "to": "customer",
            "what": "code_by_sms"
          },
          {
            "from": "customer",
            "to": "integrator",
            "what": "code_typed"
          }
        ]
      },
      {
        "id": "confirmBeneficiary",
        "operationId": "confirmBeneficiary",
        "tag": "beneficiaries",
        "method": "POST",
        "path": "/api/v1/beneficiaries/{beneficiaryId}/confirm",
        "summary": "Confirm a beneficiary",
        "note": "Outside the sandbox, it is `cooling_off` for a day, and little money can be sent to it until then.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "beneficiaryId",
            "in": "path",
            "value": "$steps.addBeneficiary.outputs.beneficiaryId"
          },
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.loginWithoutCode.outputs.accessToken}"
          }
        ],
        "payload": {
          "otp": "$steps.addBeneficiary.outputs.otp"
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/state == 'active'"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "createTransfer",
        "operationId": "createTransfer",
        "tag": "transfers",
        "method": "POST",
        "path": "/api/v1/transfers",
        "summary": "Prepare a transfer",
        "note": "Nothing moves yet. Show the customer the amount, the name, the IBAN and the warnings.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.loginWithoutCode.outputs.accessToken}"
          }
        ],
        "payload": {
          "destination": {
            "kind": "beneficiary",
            "beneficiaryId": "$steps.addBeneficiary.outputs.beneficiaryId"
          },
          "amount": {
            "amount": 1000,
            "currency": "SAR"
          },
          "purpose": "expenses_services"
        },
        "successCriteria": [
          "$statusCode == 201"
        ],
        "retries": [],
        "outputs": {
          "transferId": "$response.body#/transfer/transferId",
          "otp": "$response.body#/otpCode"
        },
        "messages": [
          {
            "from": "plink",
            "to": "customer",
            "what": "code_by_sms"
          },
          {
            "from": "customer",
            "to": "integrator",
            "what": "code_typed"
          }
        ]
      },
      {
        "id": "confirmTransfer",
        "operationId": "confirmTransfer",
        "tag": "transfers",
        "method": "POST",
        "path": "/api/v1/transfers/{transferId}/confirm",
        "summary": "Confirm a transfer",
        "note": "The money is on hold, and Plink sends it to the bank.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "transferId",
            "in": "path",
            "value": "$steps.createTransfer.outputs.transferId"
          },
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.loginWithoutCode.outputs.accessToken}"
          }
        ],
        "payload": {
          "otp": "$steps.createTransfer.outputs.otp"
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/state == 'held'"
        ],
        "retries": [],
        "outputs": {},
        "messages": [
          {
            "from": "plink",
            "to": "bank",
            "what": "transfer_order"
          }
        ]
      },
      {
        "id": "settleSandboxTransfer",
        "operationId": "settleSandboxTransfer",
        "tag": "sandbox",
        "method": "POST",
        "path": "/api/sandbox/transfers/{transferId}/settle",
        "summary": "Let the bank pay a transfer",
        "note": "Outside the sandbox, the bank pays, mostly within a minute, and you make no call.",
        "caller": "bank",
        "parameters": [
          {
            "name": "transferId",
            "in": "path",
            "value": "$steps.createTransfer.outputs.transferId"
          }
        ],
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/state == 'paid'"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "getTransfer",
        "operationId": "getTransfer",
        "tag": "transfers",
        "method": "GET",
        "path": "/api/v1/transfers/{transferId}",
        "summary": "Get a transfer with the history of its states",
        "note": "Poll every 5 seconds until the transfer is paid, or has ended as `cancelled`, `refused` or `failed`, with the money in the wallet again. While it is `unknown`, it may still be paid.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "transferId",
            "in": "path",
            "value": "$steps.createTransfer.outputs.transferId"
          },
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.loginWithoutCode.outputs.accessToken}"
          }
        ],
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/state == 'paid'"
        ],
        "retries": [
          {
            "condition": "$response.body#/state == 'held'",
            "afterSeconds": 5,
            "limit": 120
          },
          {
            "condition": "$response.body#/state == 'submitting'",
            "afterSeconds": 5,
            "limit": 120
          },
          {
            "condition": "$response.body#/state == 'submitted'",
            "afterSeconds": 5,
            "limit": 120
          },
          {
            "condition": "$response.body#/state == 'unknown'",
            "afterSeconds": 5,
            "limit": 120
          }
        ],
        "outputs": {
          "transactionRef": "$response.body#/transactionRef"
        },
        "messages": []
      },
      {
        "id": "returnSandboxTransfer",
        "operationId": "returnSandboxTransfer",
        "tag": "sandbox",
        "method": "POST",
        "path": "/api/sandbox/transfers/{transferId}/return",
        "summary": "Let the bank of the beneficiary return a transfer",
        "note": "In rare cases, the bank of the beneficiary sends money back, even days later. Outside the sandbox you make no call.",
        "caller": "bank",
        "parameters": [
          {
            "name": "transferId",
            "in": "path",
            "value": "$steps.createTransfer.outputs.transferId"
          }
        ],
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/state == 'returned'"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "getReturnedTransfer",
        "operationId": "getTransfer",
        "tag": "transfers",
        "method": "GET",
        "path": "/api/v1/transfers/{transferId}",
        "summary": "Get a transfer with the history of its states",
        "note": "`returnedRef` is the transaction that brought the money back.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "transferId",
            "in": "path",
            "value": "$steps.createTransfer.outputs.transferId"
          },
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.loginWithoutCode.outputs.accessToken}"
          }
        ],
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/state == 'returned'"
        ],
        "retries": [],
        "outputs": {
          "returnedRef": "$response.body#/returnedRef"
        },
        "messages": []
      },
      {
        "id": "removeBeneficiary",
        "operationId": "removeBeneficiary",
        "tag": "beneficiaries",
        "method": "DELETE",
        "path": "/api/v1/beneficiaries/{beneficiaryId}",
        "summary": "Remove a beneficiary",
        "note": "Only if it is not needed again. Its transfers stay as they are.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "beneficiaryId",
            "in": "path",
            "value": "$steps.addBeneficiary.outputs.beneficiaryId"
          },
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.loginWithoutCode.outputs.accessToken}"
          }
        ],
        "successCriteria": [
          "$statusCode == 204"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      }
    ],
    "outputs": {
      "transferId": "$steps.createTransfer.outputs.transferId",
      "transactionRef": "$steps.getTransfer.outputs.transactionRef",
      "returnedRef": "$steps.getReturnedTransfer.outputs.returnedRef"
    }
  },
  "transferToCustomer": {
    "id": "transferToCustomer",
    "summary": "Transfer to a Plink customer",
    "description": "The customer is found by phone or registration number, and has the money at once.",
    "inputs": [
      {
        "name": "identifier",
        "description": "A phone number, a national ID or Iqama, or a unified number",
        "default": "0500000011"
      },
      {
        "name": "password",
        "description": "The password of the account",
        "default": "Sandbox#2026"
      },
      {
        "name": "recipient",
        "description": "The phone number, CR number or unified number of the recipient",
        "default": "0500000021"
      }
    ],
    "steps": [
      {
        "id": "loginWithoutCode",
        "operationId": "loginWithPassword",
        "tag": "auth",
        "method": "POST",
        "path": "/api/v1/auth/login/password",
        "summary": "Sign in with the password",
        "note": "This account of the sandbox signs in without a code. With one, `verifyLoginOtp` is next, as in the sign-in flow.",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "emailOrPhone": "$inputs.identifier",
          "password": "$inputs.password",
          "device": {
            "platform": "web",
            "userAgent": "Integrator/1.0",
            "screenResolution": "1280x800",
            "timezone": "Asia/Riyadh"
          }
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/needsOtp == false"
        ],
        "retries": [],
        "outputs": {
          "accessToken": "$response.body#/accessToken"
        },
        "messages": []
      },
      {
        "id": "findRecipient",
        "operationId": "findRecipient",
        "tag": "transfers",
        "method": "POST",
        "path": "/api/v1/transfers/recipients",
        "summary": "Find the Plink customer to pay",
        "note": "Show the masked name, so that the customer recognises the recipient.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.loginWithoutCode.outputs.accessToken}"
          }
        ],
        "payload": {
          "identifier": "$inputs.recipient"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {
          "recipientToken": "$response.body#/recipientToken"
        },
        "messages": []
      },
      {
        "id": "createTransfer",
        "operationId": "createTransfer",
        "tag": "transfers",
        "method": "POST",
        "path": "/api/v1/transfers",
        "summary": "Prepare a transfer",
        "note": "Nothing moves yet. Show the customer the amount, the masked name and the warnings.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.loginWithoutCode.outputs.accessToken}"
          }
        ],
        "payload": {
          "destination": {
            "kind": "customer",
            "recipientToken": "$steps.findRecipient.outputs.recipientToken"
          },
          "amount": {
            "amount": 100,
            "currency": "SAR"
          },
          "purpose": "expenses_services"
        },
        "successCriteria": [
          "$statusCode == 201"
        ],
        "retries": [],
        "outputs": {
          "transferId": "$response.body#/transfer/transferId",
          "otp": "$response.body#/otpCode"
        },
        "messages": [
          {
            "from": "plink",
            "to": "customer",
            "what": "code_by_sms"
          },
          {
            "from": "customer",
            "to": "integrator",
            "what": "code_typed"
          }
        ]
      },
      {
        "id": "confirmTransfer",
        "operationId": "confirmTransfer",
        "tag": "transfers",
        "method": "POST",
        "path": "/api/v1/transfers/{transferId}/confirm",
        "summary": "Confirm a transfer",
        "note": "The recipient has the money.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "transferId",
            "in": "path",
            "value": "$steps.createTransfer.outputs.transferId"
          },
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.loginWithoutCode.outputs.accessToken}"
          }
        ],
        "payload": {
          "otp": "$steps.createTransfer.outputs.otp"
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/state == 'paid'"
        ],
        "retries": [],
        "outputs": {
          "transactionRef": "$response.body#/transactionRef"
        },
        "messages": []
      },
      {
        "id": "getTransaction",
        "operationId": "getTransaction",
        "tag": "transactions",
        "method": "GET",
        "path": "/api/v1/wallet/transactions/{referenceId}",
        "summary": "A transaction",
        "caller": "integrator",
        "parameters": [
          {
            "name": "referenceId",
            "in": "path",
            "value": "$steps.confirmTransfer.outputs.transactionRef"
          },
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.loginWithoutCode.outputs.accessToken}"
          }
        ],
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/status == 'successful'"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      }
    ],
    "outputs": {
      "transferId": "$steps.createTransfer.outputs.transferId",
      "transactionRef": "$steps.confirmTransfer.outputs.transactionRef"
    }
  },
  "sendWithKey": {
    "id": "sendWithKey",
    "summary": "Send money with a key",
    "description": "A program pays a beneficiary without a person. The owner of the business decides beforehand whom its key pays, and how much on a day.",
    "inputs": [
      {
        "name": "businessName",
        "description": "The name of the test business",
        "default": "Najd Bakery"
      },
      {
        "name": "webhookUrl",
        "description": "The URL of your server that receives events",
        "default": "https://shop.example/plink"
      }
    ],
    "steps": [
      {
        "id": "createSandboxBusiness",
        "operationId": "createSandboxBusiness",
        "tag": "sandbox",
        "method": "POST",
        "path": "/api/sandbox/businesses",
        "summary": "Make a test business with money and an API key",
        "note": "A business with money and an active beneficiary. Outside the sandbox, the owner signs up and adds the beneficiary.",
        "caller": "customer",
        "parameters": [],
        "payload": {
          "name": "$inputs.businessName",
          "openingBalance": {
            "amount": 1000000,
            "currency": "SAR"
          }
        },
        "successCriteria": [
          "$statusCode == 201"
        ],
        "retries": [],
        "outputs": {
          "phoneNumber": "$response.body#/business/phoneNumber",
          "password": "$response.body#/password",
          "beneficiaryId": "$response.body#/business/beneficiaries/0/beneficiaryId"
        },
        "messages": []
      },
      {
        "id": "loginWithPassword",
        "operationId": "loginWithPassword",
        "tag": "auth",
        "method": "POST",
        "path": "/api/v1/auth/login/password",
        "summary": "Sign in with the password",
        "note": "Outside the sandbox, the owner signs in on the pages of Plink and creates the key in the settings, under Developers. You make neither this call nor the next three.",
        "caller": "customer",
        "parameters": [],
        "payload": {
          "emailOrPhone": "$steps.createSandboxBusiness.outputs.phoneNumber",
          "password": "$steps.createSandboxBusiness.outputs.password",
          "device": {
            "platform": "web",
            "userAgent": "Integrator/1.0",
            "screenResolution": "1280x800",
            "timezone": "Asia/Riyadh"
          }
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/needsOtp == true"
        ],
        "retries": [],
        "outputs": {
          "userId": "$response.body#/userId",
          "otp": "$response.body#/otpCode"
        },
        "messages": [
          {
            "from": "plink",
            "to": "customer",
            "what": "code_by_sms"
          }
        ]
      },
      {
        "id": "verifyOwner",
        "operationId": "verifyLoginOtp",
        "tag": "auth",
        "method": "POST",
        "path": "/api/v1/auth/login/verify-otp",
        "summary": "Verify the sign-in code",
        "caller": "customer",
        "parameters": [],
        "payload": {
          "userId": "$steps.loginWithPassword.outputs.userId",
          "otp": "$steps.loginWithPassword.outputs.otp",
          "device": {
            "platform": "web",
            "userAgent": "Integrator/1.0",
            "screenResolution": "1280x800",
            "timezone": "Asia/Riyadh"
          }
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/needsCallback == false"
        ],
        "retries": [],
        "outputs": {
          "accessToken": "$response.body#/accessToken"
        },
        "messages": []
      },
      {
        "id": "createApiKey",
        "operationId": "createApiKey",
        "tag": "api-keys",
        "method": "POST",
        "path": "/api/v1/api-keys",
        "summary": "Create an API key",
        "note": "The scope `transfers:send` needs `sending`, the beneficiaries that the key may pay and its cap for a day in Riyadh, here 500.00 SAR. The other scopes are for the webhook.",
        "caller": "customer",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyOwner.outputs.accessToken}"
          }
        ],
        "payload": {
          "name": "Payroll",
          "scopes": [
            "transfers:send",
            "webhooks:manage",
            "wallet:read"
          ],
          "validDays": 90,
          "sending": {
            "beneficiaryIds": [
              "$steps.createSandboxBusiness.outputs.beneficiaryId"
            ],
            "dailyCap": {
              "amount": 50000,
              "currency": "SAR"
            }
          }
        },
        "successCriteria": [
          "$statusCode == 201"
        ],
        "retries": [],
        "outputs": {
          "apiKeyId": "$response.body#/apiKeyId",
          "otp": "$response.body#/otpCode"
        },
        "messages": [
          {
            "from": "plink",
            "to": "customer",
            "what": "code_by_sms"
          }
        ]
      },
      {
        "id": "confirmApiKey",
        "operationId": "confirmApiKey",
        "tag": "api-keys",
        "method": "POST",
        "path": "/api/v1/api-keys/{apiKeyId}/confirm",
        "summary": "Confirm an API key",
        "note": "No other response has the key. Store it with the secrets of your program.",
        "caller": "customer",
        "parameters": [
          {
            "name": "apiKeyId",
            "in": "path",
            "value": "$steps.createApiKey.outputs.apiKeyId"
          },
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyOwner.outputs.accessToken}"
          }
        ],
        "payload": {
          "otp": "$steps.createApiKey.outputs.otp"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {
          "key": "$response.body#/key"
        },
        "messages": [
          {
            "from": "customer",
            "to": "integrator",
            "what": "api_key"
          }
        ]
      },
      {
        "id": "createWebhookEndpoint",
        "operationId": "createWebhookEndpoint",
        "tag": "webhook-endpoints",
        "method": "POST",
        "path": "/api/v1/webhook-endpoints",
        "summary": "Create a webhook endpoint",
        "note": "Keep `secret`, which is shown once. Your server verifies the signature of each event with it.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.confirmApiKey.outputs.key}"
          }
        ],
        "payload": {
          "url": "$inputs.webhookUrl",
          "eventTypes": [
            "transfer.paid"
          ]
        },
        "successCriteria": [
          "$statusCode == 201"
        ],
        "retries": [],
        "outputs": {
          "webhookEndpointId": "$response.body#/webhookEndpoint/webhookEndpointId"
        },
        "messages": []
      },
      {
        "id": "sendTransfer",
        "operationId": "sendTransfer",
        "tag": "transfers",
        "method": "POST",
        "path": "/api/v1/transfers/send",
        "summary": "Send a transfer with an API key",
        "note": "The money is on hold at once. A call without a response is repeated with the same `Idempotency-Key`, and moves the money once. The body has `beneficiaryId` where `createTransfer` has `destination`, because keys pay beneficiaries only.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.confirmApiKey.outputs.key}"
          },
          {
            "name": "Idempotency-Key",
            "in": "header",
            "value": "invoice-4711"
          }
        ],
        "payload": {
          "beneficiaryId": "$steps.createSandboxBusiness.outputs.beneficiaryId",
          "amount": {
            "amount": 20000,
            "currency": "SAR"
          },
          "purpose": "expenses_services",
          "note": "Invoice 4711"
        },
        "successCriteria": [
          "$statusCode == 201",
          "$response.body#/state == 'held'"
        ],
        "retries": [],
        "outputs": {
          "transferId": "$response.body#/transferId"
        },
        "messages": [
          {
            "from": "plink",
            "to": "bank",
            "what": "transfer_order"
          }
        ]
      },
      {
        "id": "settleSandboxTransfer",
        "operationId": "settleSandboxTransfer",
        "tag": "sandbox",
        "method": "POST",
        "path": "/api/sandbox/transfers/{transferId}/settle",
        "summary": "Let the bank pay a transfer",
        "note": "Outside the sandbox, the bank pays, mostly within a minute, and you make no call.",
        "caller": "bank",
        "parameters": [
          {
            "name": "transferId",
            "in": "path",
            "value": "$steps.sendTransfer.outputs.transferId"
          }
        ],
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/state == 'paid'"
        ],
        "retries": [],
        "outputs": {},
        "messages": [
          {
            "from": "plink",
            "to": "integrator",
            "what": "webhook"
          }
        ]
      },
      {
        "id": "listWebhookDeliveries",
        "operationId": "listWebhookDeliveries",
        "tag": "webhook-endpoints",
        "method": "GET",
        "path": "/api/v1/webhook-endpoints/{webhookEndpointId}/deliveries",
        "summary": "List the deliveries of a webhook endpoint",
        "note": "This event is sent to your server. The example has none, so the flow looks it up. Read the transfer with `getTransfer` where no event arrives.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "webhookEndpointId",
            "in": "path",
            "value": "$steps.createWebhookEndpoint.outputs.webhookEndpointId"
          },
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.confirmApiKey.outputs.key}"
          }
        ],
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/items/0/event/type == 'transfer.paid'"
        ],
        "retries": [],
        "outputs": {
          "eventId": "$response.body#/items/0/event/eventId"
        },
        "messages": []
      },
      {
        "id": "sendAboveCap",
        "operationId": "sendTransfer",
        "tag": "transfers",
        "method": "POST",
        "path": "/api/v1/transfers/send",
        "summary": "Send a transfer with an API key",
        "note": "Refused with 422 `DAILY_CAP_REACHED`, and nothing has moved. `remaining` says that the cap has 300.00 SAR left today. Retry after midnight in Riyadh, or ask the owner for a key with a higher cap.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.confirmApiKey.outputs.key}"
          },
          {
            "name": "Idempotency-Key",
            "in": "header",
            "value": "invoice-4712"
          }
        ],
        "payload": {
          "beneficiaryId": "$steps.createSandboxBusiness.outputs.beneficiaryId",
          "amount": {
            "amount": 40000,
            "currency": "SAR"
          },
          "purpose": "expenses_services",
          "note": "Invoice 4712"
        },
        "successCriteria": [
          "$statusCode == 422",
          "$response.body#/code == 'DAILY_CAP_REACHED'"
        ],
        "retries": [],
        "outputs": {
          "refusal": "$response.body#/code"
        },
        "messages": []
      }
    ],
    "outputs": {
      "transferId": "$steps.sendTransfer.outputs.transferId",
      "eventId": "$steps.listWebhookDeliveries.outputs.eventId",
      "refusal": "$steps.sendAboveCap.outputs.refusal"
    }
  }
} as const satisfies Record<string, Workflow<WorkflowText>>
