#!/bin/sh
# Makes the certificates of this folder with openssl, valid from 2010 on for more than a hundred years, so that no machine
# needs openssl or the right time to run the tests. One private key serves
# all of them: it protects nothing.
set -eu
folder=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
touch index.txt
cat > ca.cnf <<'END'
[ca]
default_ca = plink
[plink]
database = index.txt
rand_serial = yes
new_certs_dir = .
default_md = sha256
default_crl_days = 1
policy = any
unique_subject = no
copy_extensions = copy
[any]
commonName = supplied
END
new_key() { openssl ecparam -name prime256v1 -genkey -noout -out "$1"; }
new_key server.key
new_key ca.key
# Arguments: the name, the private key, an extension.
sign_itself() {
  openssl req -new -key "$2" -subj "/CN=$1" -addext "$3" -out request.csr
  openssl ca -batch -notext -selfsign -config ca.cnf -keyfile "$2" -startdate $FIRST -enddate $LAST -in request.csr -out "$1.crt"
}
FIRST=20100101000000Z
LAST=21260101000000Z
sign_itself ca ca.key 'basicConstraints=critical,CA:true'
# Arguments: the name, the hosts in the certificate, its first and last day.
sign() {
  openssl req -new -key server.key -subj "/CN=$1" -addext "subjectAltName=$2" -out request.csr
  openssl ca -batch -notext -config ca.cnf -cert ca.crt -keyfile ca.key -startdate "$3" -enddate "$4" -in request.csr -out "$1.crt"
}
sign valid 'DNS:localhost,IP:127.0.0.1' $FIRST $LAST
sign expired 'DNS:localhost,IP:127.0.0.1' $FIRST 20110101000000Z
sign future 'DNS:localhost,IP:127.0.0.1' 21200101000000Z $LAST
sign other-host 'DNS:db.example' $FIRST $LAST
sign revoked 'DNS:localhost,IP:127.0.0.1' $FIRST $LAST
openssl ca -config ca.cnf -cert ca.crt -keyfile ca.key -revoke revoked.crt
openssl ca -config ca.cnf -cert ca.crt -keyfile ca.key -gencrl -crl_lastupdate $FIRST -crl_nextupdate $LAST -out ca.crl
sign_itself self-signed server.key 'subjectAltName=DNS:localhost,IP:127.0.0.1'
cp ca.crt ca.crl server.key valid.crt expired.crt future.crt other-host.crt revoked.crt self-signed.crt "$folder"
