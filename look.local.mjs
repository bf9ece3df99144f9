import { chromium } from "playwright-core";
const b=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox"]});
const o="http://127.0.0.1:9335";
const [,, w, ...routes]=process.argv;
const p=await b.newPage({viewport:{width:+w,height:800}, reducedMotion:"reduce"});
for (const r of routes) {
 await p.goto(o+r); await p.waitForTimeout(1000);
 const h=await p.evaluate(()=>document.documentElement.scrollHeight);
 for(let y=0;y<h;y+=700){await p.evaluate(y=>scrollTo(0,y),y);await p.waitForTimeout(120);} await p.evaluate(()=>scrollTo(0,0)); await p.waitForTimeout(300);
 await p.screenshot({path:`/tmp/look${r.replaceAll("/","-")}-${w}.png`,fullPage:true});
}
await b.close();
