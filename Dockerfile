# One image for every service; docker-compose.yml says which of them a container runs.
FROM node:24-slim AS build
WORKDIR /portal
ENV NX_DAEMON=false CI=true
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
RUN npm ci
COPY . .
RUN RELEASES_DIR=/portal/releases node libs/build/src/cli/publish-all.ts
RUN npm prune --omit=dev

FROM node:24-slim
WORKDIR /portal
# The heap as `npm start` bounds it: libs/build/src/start/services.ts
ENV NODE_OPTIONS="--max-semi-space-size=16 --max-old-space-size=1024"
ENV NODE_ENV=production HOST=0.0.0.0 RELEASES_DIR=/portal/releases
COPY --from=build --chown=node:node /portal /portal
USER node
CMD ["node", "services/gateway/src/main.ts"]
