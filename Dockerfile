# The image of one service, named by SERVICE: docker-compose.yml builds one for each. They differ in their last layer only.
ARG BASE_IMAGE=node:24-slim

FROM ${BASE_IMAGE} AS manifests
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY libs/auth/package.json libs/auth/
COPY libs/bff-kit/package.json libs/bff-kit/
COPY libs/build/package.json libs/build/
COPY libs/contracts/package.json libs/contracts/
COPY libs/demo/package.json libs/demo/
COPY libs/design-system/package.json libs/design-system/
COPY libs/domain/package.json libs/domain/
COPY libs/features/package.json libs/features/
COPY libs/remote/package.json libs/remote/
COPY services/bff-admin/package.json services/bff-admin/
COPY services/bff-firma/package.json services/bff-firma/
COPY services/bff-public/package.json services/bff-public/
COPY services/bff-uat/package.json services/bff-uat/
COPY services/gateway/package.json services/gateway/
COPY services/identity/package.json services/identity/
COPY services/worker/package.json services/worker/
COPY shell/package.json shell/
COPY mfe-public/package.json mfe-public/
COPY mfe-uat/package.json mfe-uat/
COPY mfe-firma/package.json mfe-firma/
COPY mfe-admin/package.json mfe-admin/

# Only what browser applications are built from: a change of the domain or of a service builds none of them again.
FROM manifests AS applications
RUN npm ci --omit=dev --omit=peer
COPY libs/auth libs/auth
COPY libs/contracts libs/contracts
COPY libs/design-system libs/design-system
COPY libs/features libs/features
COPY libs/remote libs/remote
COPY shell shell
COPY mfe-public mfe-public
COPY mfe-uat mfe-uat
COPY mfe-firma mfe-firma
COPY mfe-admin mfe-admin
COPY libs/build/src/workspace.ts libs/build/src/
COPY libs/build/src/graph libs/build/src/graph
COPY libs/build/src/operations libs/build/src/operations
COPY libs/build/src/webpack libs/build/src/webpack
COPY libs/build/src/release libs/build/src/release
COPY libs/build/src/start libs/build/src/start
COPY libs/build/src/cli/build.ts libs/build/src/cli/
RUN node libs/build/src/cli/build.ts shell mfe-public mfe-uat mfe-firma mfe-admin

FROM manifests AS packages
RUN npm ci --omit=dev --workspace=libs/demo --workspace=services/gateway --workspace=services/identity \
  --workspace=services/bff-public --workspace=services/bff-uat --workspace=services/bff-firma \
  --workspace=services/bff-admin --workspace=services/worker

FROM ${BASE_IMAGE}
WORKDIR /portal
# The heap as `npm start` bounds it: libs/build/src/start/services.ts
ENV NODE_OPTIONS="--max-semi-space-size=16 --max-old-space-size=1024"
ENV NODE_ENV=production HOST=0.0.0.0 RELEASES_DIR=/portal/releases
# A new volume takes its owner from here.
RUN mkdir releases audit && chown node:node releases audit
COPY --from=packages /portal ./
# What compares releases, without the tools that libs/build has besides.
COPY --from=applications /portal/node_modules/@module-federation/runtime node_modules/@module-federation/runtime
COPY --from=applications /portal/node_modules/@module-federation/runtime-core node_modules/@module-federation/runtime-core
COPY --from=applications /portal/node_modules/@module-federation/sdk node_modules/@module-federation/sdk
COPY --from=applications /portal/node_modules/@module-federation/error-codes node_modules/@module-federation/error-codes
COPY --from=applications /portal/shell/dist shell/dist
COPY --from=applications /portal/mfe-public/dist mfe-public/dist
COPY --from=applications /portal/mfe-uat/dist mfe-uat/dist
COPY --from=applications /portal/mfe-firma/dist mfe-firma/dist
COPY --from=applications /portal/mfe-admin/dist mfe-admin/dist
COPY libs libs
ARG SERVICE=gateway
COPY services/${SERVICE} services/${SERVICE}
ENV SERVICE=${SERVICE}
USER node
CMD ["sh", "-c", "exec node services/$SERVICE/src/main.ts"]
