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
  | "The answer holds the code in the sandbox only."
  | "Verify the sign-up code"
  | "Every later call of the sign-up carries this token."
  | "Check the commercial registration"
  | "A business that the registry does not know answers 200 with `valid` false."
  | "Screen the identity number"
  | "Match the identity with the phone"
  | "Ask for the approval in Nafath"
  | "Show the customer the number, and the link where there is one."
  | "Act as the person, or as compliance"
  | "Outside the sandbox the customer approves in the Nafath app; you call nothing."
  | "Poll the approval"
  | "Ask every 5 seconds until it is approved or has failed."
  | "Screen the person and the business"
  | "List the active choices of a category"
  | "The questionnaire takes the `code` of an option of each category."
  | "The purpose `other` wants its `purposeOther` in words."
  | "Answer the business questionnaire"
  | "Set the first password"
  | "Create the business profile"
  | "What it says must agree with what was verified before."
  | "Sign in"
  | "From a password and a code to the tokens, what they open, the next pair of tokens, and the end of the session."
  | "A phone number, a national ID or Iqama, or a unified number"
  | "The password of the account"
  | "Sign in with the password"
  | "The answer holds the code in the sandbox only. Each step of a sign-in names the same device."
  | "Verify the sign-in code"
  | "Who is signed in"
  | "Balance and status"
  | "Exchange the refresh token for new tokens"
  | "The old refresh token is used up. Whoever shows it again ends the session."
  | "Sign out"
  | "Sign in with a call"
  | "Some accounts confirm each sign-in in a phone call. The code then leads to the call, and the call to the tokens."
  | "No tokens yet; the phone rings."
  | "Press 1 or 2 in a verification call"
  | "Outside the sandbox the customer presses 1 on the phone; you call nothing."
  | "Follow the verification call"
  | "Ask every 2 seconds until it is confirmed or has failed."
  | "Complete a sign-in that was confirmed by phone"
  | "Recover the password"
  | "For whoever forgot the password. It ends every session and a lock of 15 minutes."
  | "A national ID or Iqama, or the unified number of the business"
  | "The owner's date of birth"
  | "The new password; in the sandbox the old one again, for whoever comes next"
  | "Begin a recovery"
  | "Set a new password in a recovery"

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
        "method": "POST",
        "path": "/api/v1/auth/send-otp",
        "summary": "Send the sign-up code",
        "note": "The answer holds the code in the sandbox only.",
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
        "method": "POST",
        "path": "/api/v1/auth/verify-otp",
        "summary": "Verify the sign-up code",
        "note": "Every later call of the sign-up carries this token.",
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
        "method": "POST",
        "path": "/api/v1/verification/validate-cr",
        "summary": "Check the commercial registration",
        "note": "A business that the registry does not know answers 200 with `valid` false.",
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
        "method": "POST",
        "path": "/api/v1/nafath/initiate",
        "summary": "Ask for the approval in Nafath",
        "note": "Show the customer the number, and the link where there is one.",
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
        "method": "POST",
        "path": "/api/sandbox/nafath/{sessionId}/decision",
        "summary": "Act as the person, or as compliance",
        "note": "Outside the sandbox the customer approves in the Nafath app; you call nothing.",
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
        "method": "GET",
        "path": "/api/v1/nafath/status/{sessionId}",
        "summary": "Poll the approval",
        "note": "Ask every 5 seconds until it is approved or has failed.",
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
        "method": "GET",
        "path": "/api/v1/kyb/options",
        "summary": "List the active choices of a category",
        "note": "The questionnaire takes the `code` of an option of each category.",
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
        "method": "GET",
        "path": "/api/v1/kyb/options",
        "summary": "List the active choices of a category",
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
        "method": "GET",
        "path": "/api/v1/kyb/options",
        "summary": "List the active choices of a category",
        "note": "The purpose `other` wants its `purposeOther` in words.",
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
        "method": "POST",
        "path": "/api/v1/onboarding/create-profile",
        "summary": "Create the business profile",
        "note": "What it says must agree with what was verified before.",
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
    "description": "From a password and a code to the tokens, what they open, the next pair of tokens, and the end of the session.",
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
        "method": "POST",
        "path": "/api/v1/auth/login/password",
        "summary": "Sign in with the password",
        "note": "The answer holds the code in the sandbox only. Each step of a sign-in names the same device.",
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
        "method": "GET",
        "path": "/api/v1/wallet",
        "summary": "Balance and status",
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
        "method": "POST",
        "path": "/api/v1/auth/refresh",
        "summary": "Exchange the refresh token for new tokens",
        "note": "The old refresh token is used up. Whoever shows it again ends the session.",
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
    "description": "Some accounts confirm each sign-in in a phone call. The code then leads to the call, and the call to the tokens.",
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
        "method": "POST",
        "path": "/api/v1/auth/login/verify-otp",
        "summary": "Verify the sign-in code",
        "note": "No tokens yet; the phone rings.",
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
        "method": "POST",
        "path": "/api/sandbox/calls/{callbackId}/press",
        "summary": "Press 1 or 2 in a verification call",
        "note": "Outside the sandbox the customer presses 1 on the phone; you call nothing.",
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
        "method": "GET",
        "path": "/api/v1/auth/callback-status/{callbackId}",
        "summary": "Follow the verification call",
        "note": "Ask every 2 seconds until it is confirmed or has failed.",
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
    "description": "For whoever forgot the password. It ends every session and a lock of 15 minutes.",
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
        "description": "The new password; in the sandbox the old one again, for whoever comes next",
        "default": "Sandbox#2026"
      }
    ],
    "steps": [
      {
        "id": "forgotPassword",
        "operationId": "forgotPassword",
        "method": "POST",
        "path": "/api/v1/auth/forgot-password",
        "summary": "Begin a recovery",
        "note": "The answer holds the code in the sandbox only.",
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
  }
} as const satisfies Record<string, Workflow<WorkflowText>>
