// Generated from providers/bank.yaml. Do not edit.
import { createRoute } from '@hono/zod-openapi'
import * as schemas from './schemas.ts'

const bearer = (...roles: string[]) => ({ bearer: roles })

export const openIban = createRoute({ "method": 'put', "path": '/v1/ibans/{reference}', "operationId": 'openIban', "x-repeatable": true, "security": [bearer()], "request": { "params": schemas.OpenIbanParams, "body": { "required": true, "content": { "application/json": { "schema": schemas.OpenIbanBody } } } }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.OpenIban200Response } } } } })

export const listCredits = createRoute({ "method": 'get', "path": '/v1/credits', "operationId": 'listCredits', "security": [bearer()], "request": { "query": schemas.ListCreditsQueryParams }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.ListCredits200Response } } } } })

export const returnCredit = createRoute({ "method": 'put', "path": '/v1/credits/{bankReference}/return', "operationId": 'returnCredit', "x-repeatable": true, "security": [bearer()], "request": { "params": schemas.ReturnCreditParams, "body": { "required": true, "content": { "application/json": { "schema": schemas.ReturnCreditBody } } } }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.ReturnCredit200Response } } }, 404: { "description": '', "content": { "application/json": { "schema": schemas.ReturnCredit404Response } } }, 409: { "description": '', "content": { "application/json": { "schema": schemas.ReturnCredit409Response } } } } })

export const getStatement = createRoute({ "method": 'get', "path": '/v1/statements/{day}', "operationId": 'getStatement', "security": [bearer()], "request": { "params": schemas.GetStatementParams }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.GetStatement200Response } } }, 404: { "description": '', "content": { "application/json": { "schema": schemas.GetStatement404Response } } } } })
