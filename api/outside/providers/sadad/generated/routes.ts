// Generated from providers/sadad.yaml. Do not edit.
import { createRoute } from '@hono/zod-openapi'
import * as schemas from './schemas.ts'

const bearer = (...roles: string[]) => ({ bearer: roles })

export const getBill = createRoute({ "method": 'get', "path": '/v1/billers/{billerCode}/accounts/{account}/bill', "operationId": 'getBill', "security": [bearer()], "request": { "params": schemas.GetBillParams }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.GetBill200Response } } }, 404: { "description": '', "content": { "application/json": { "schema": schemas.GetBill404Response } } }, 409: { "description": '', "content": { "application/json": { "schema": schemas.GetBill409Response } } } } })

export const payBill = createRoute({ "method": 'put', "path": '/v1/payments/{number}', "operationId": 'payBill', "security": [bearer()], "request": { "params": schemas.PayBillParams, "body": { "required": true, "content": { "application/json": { "schema": schemas.PayBillBody } } } }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.PayBill200Response } } }, 409: { "description": '', "content": { "application/json": { "schema": schemas.PayBill409Response } } } } })

export const getPayment = createRoute({ "method": 'get', "path": '/v1/payments/{number}', "operationId": 'getPayment', "security": [bearer()], "request": { "params": schemas.GetPaymentParams }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.GetPayment200Response } } }, 404: { "description": '', "content": { "application/json": { "schema": schemas.GetPayment404Response } } } } })
