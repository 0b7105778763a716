#!/bin/sh
# Makes the role and the database of the atlas, as a superuser of PostgreSQL. The role may nothing else: one that may do
# everything could change the audit log. The image of PostgreSQL runs it where its volume is empty.
set -eu
psql --username=postgres --dbname=postgres --set=ON_ERROR_STOP=1 --set=password="$ATLAS_PASSWORD" <<'SQL'
create role atlas login password :'password';
create database atlas owner atlas;
SQL
